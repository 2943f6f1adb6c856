/// Who speaks: a child through its device, or the companion.
public enum Speaker: Hashable, Sendable {
  case child
  case companion
}
