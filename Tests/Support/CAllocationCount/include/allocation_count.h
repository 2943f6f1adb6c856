#pragma once
/// Counts the calling thread's allocations from now on.
void allocation_count_begin(void);
/// Stops counting; returns how many there were.
long allocation_count_end(void);
