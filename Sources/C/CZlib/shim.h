#pragma once
#include <string.h>
#include <zlib.h>

// deflateInit2 is a macro, which Swift does not import. Writes `from` as gzip (RFC 1952) into `to`;
// returns how many bytes that took, 0 where `room` was too small or zlib had no memory.
static inline unsigned long czlib_gzip(
    const unsigned char *from, unsigned int length, unsigned char *to, unsigned int room) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  const int with_gzip_header = 16 + MAX_WBITS;
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, with_gzip_header, 8,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    return 0;
  stream.next_in = (Bytef *)from;
  stream.avail_in = length;
  stream.next_out = to;
  stream.avail_out = room;
  const int ended = deflate(&stream, Z_FINISH);
  deflateEnd(&stream);
  return ended == Z_STREAM_END ? stream.total_out : 0;
}

// The bytes of gzip `from`, which unpack to `room` bytes, into `to`; returns how many there were, 0 where
// it is no gzip or zlib had no memory.
static inline unsigned long czlib_gunzip(
    const unsigned char *from, unsigned int length, unsigned char *to, unsigned int room) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  const int with_gzip_header = 16 + MAX_WBITS;
  if (inflateInit2(&stream, with_gzip_header) != Z_OK) return 0;
  stream.next_in = (Bytef *)from;
  stream.avail_in = length;
  stream.next_out = to;
  stream.avail_out = room;
  const int ended = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  return ended == Z_STREAM_END ? stream.total_out : 0;
}
