#pragma once
#include <errno.h>
#include <pipewire/pipewire.h>
#include <spa/param/audio/format-utils.h>
#include <spa/param/props.h>
#include <spa/pod/iter.h>

// PipeWire's methods are macros and its constructors variadic; Swift imports neither.

static inline struct pw_properties *meadow_pw_properties(void) {
  return pw_properties_new(NULL, NULL);
}

static inline void meadow_pw_listen_core(struct pw_core *core, struct spa_hook *hook,
                                         const struct pw_core_events *events, void *data) {
  pw_core_add_listener(core, hook, events, data);
}

static inline int meadow_pw_sync(struct pw_core *core) {
  return pw_core_sync(core, PW_ID_CORE, 0);
}

static inline void meadow_pw_listen_registry(struct pw_registry *registry, struct spa_hook *hook,
                                             const struct pw_registry_events *events, void *data) {
  pw_registry_add_listener(registry, hook, events, data);
}

static inline void meadow_pw_listen_node(struct pw_proxy *node, struct spa_hook *hook,
                                         const struct pw_node_events *events, void *data) {
  pw_node_add_listener((struct pw_node *)node, hook, events, data);
}

// Asks for the node's properties such as volume and mute, now and at each change.
static inline void meadow_pw_follow_properties(struct pw_proxy *node) {
  uint32_t ids[] = {SPA_PARAM_Props};
  pw_node_subscribe_params((struct pw_node *)node, ids, 1);
}

// What a node's properties say of mute: 1, 0, or -1 where they say nothing.
static inline int meadow_pw_mute(const struct spa_pod *properties) {
  bool isMuted = false;
  const struct spa_pod_prop *found =
      properties ? spa_pod_find_prop(properties, NULL, SPA_PROP_mute) : NULL;
  if (!found || spa_pod_get_bool(&found->value, &isMuted) < 0) return -1;
  return isMuted;
}

static inline struct spa_source *meadow_pw_add_event(struct pw_loop *loop,
                                                     spa_source_event_func_t function, void *data) {
  return pw_loop_add_event(loop, function, data);
}

static inline int meadow_pw_signal_event(struct pw_loop *loop, struct spa_source *event) {
  return pw_loop_signal_event(loop, event);
}

static inline void meadow_pw_destroy_source(struct pw_loop *loop, struct spa_source *source) {
  pw_loop_destroy_source(loop, source);
}

// Connects a stream of mono floats at `rate` whose process callback runs on the graph's own thread.
static inline int meadow_pw_connect(struct pw_stream *stream, enum pw_direction direction,
                                    uint32_t rate) {
  uint8_t room[512];
  struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(room, sizeof room);
  struct spa_audio_info_raw info = SPA_AUDIO_INFO_RAW_INIT(
      .format = SPA_AUDIO_FORMAT_F32, .rate = rate, .channels = 1,
      .position = {SPA_AUDIO_CHANNEL_MONO});
  const struct spa_pod *format =
      spa_format_audio_raw_build(&builder, SPA_PARAM_EnumFormat, &info);
  return pw_stream_connect(
      stream, direction, PW_ID_ANY,
      PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_MAP_BUFFERS | PW_STREAM_FLAG_RT_PROCESS,
      &format, 1);
}

// Asks the graph for another quantum, as "256/48000".
static inline int meadow_pw_set_latency(struct pw_stream *stream, const char *latency) {
  struct spa_dict_item item = SPA_DICT_ITEM_INIT(PW_KEY_NODE_LATENCY, latency);
  struct spa_dict dict = SPA_DICT_INIT(&item, 1);
  return pw_stream_update_properties(stream, &dict);
}
