import Foundation

/// Where the files of the web page lie that come with Meadow.
public enum PageDirectory {
  /// The path of the directory that holds `shell/index.html`, read only; it lies beside the program.
  public static var path: String { Bundle.module.resourcePath ?? "page" }
}
