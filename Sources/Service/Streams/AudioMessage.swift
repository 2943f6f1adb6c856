import MeadowFoundations
import NIOCore

/// A block of the mix as the page's AudioWorklet reads it, little-endian: Int64 from, Int64 now,
/// UInt32 count, UInt32 flags (0), count × Float32 at 48 kHz mono.
enum AudioMessage {
  /// The bytes before the samples.
  static let headerLength = 24

  /// `block` as one message.
  static func encode(_ block: AudioBlock) -> ByteBuffer {
    var message = ByteBuffer()
    message.reserveCapacity(headerLength + block.samples.count * 4)
    message.writeInteger(Int64(block.from.frame), endianness: .little)
    message.writeInteger(Int64(block.now.frame), endianness: .little)
    message.writeInteger(UInt32(block.samples.count), endianness: .little)
    message.writeInteger(UInt32(0), endianness: .little)
    for sample in block.samples {
      message.writeInteger(sample.bitPattern, endianness: .little)
    }
    return message
  }
}
