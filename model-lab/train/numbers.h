// The kind of number that training is quick with: bfloat16, or float with -DSINGLE.
#pragma once
#include <cstdint>
#include <cstring>

#ifdef SINGLE
using number = float;

inline float up(number value) { return value; }
inline number down(float value) { return value; }
#else
using number = std::uint16_t;
#if defined(__AMX_BF16__) || defined(__AVX512BF16__)
// Products of matrices are in tiles.h, and what is built on them.
#define TILED
#endif

inline float up(number value) {
    const std::uint32_t bits = static_cast<std::uint32_t>(value) << 16;
    float result;
    std::memcpy(&result, &bits, sizeof result);
    return result;
}

inline number down(float value) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<number>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
#endif
