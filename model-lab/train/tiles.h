// Products of matrices in bfloat16 with the processor's tiles of 16 rows of 64 bytes (AMX), or with vectors of 64 bytes in their place (AVX-512 BF16), and the orders of numbers that both take.
#pragma once
#include "numbers.h"
#include <algorithm>
#include <immintrin.h>
#include <vector>

namespace {
constexpr std::int64_t TILE = 16, BLOCK = 2 * TILE;

std::int64_t rounded(std::int64_t count, std::int64_t to) { return (count + to - 1) / to * to; }

// Tiles are loaded a line of the cache at a time.
template <class Value> class Buffer {
    struct alignas(64) Line { char bytes[64]; };
    std::vector<Line> lines;
public:
    explicit Buffer(std::int64_t count) : lines((count * sizeof(Value) + 63) / 64) {}
    operator Value*() { return reinterpret_cast<Value*>(lines.data()); }
};

#ifdef __AMX_BF16__
// The tiles of this thread are configured as long as one of these lives.
struct Tiles {
    Tiles() {
        struct alignas(64) { std::uint8_t palette, start, none[14]; std::uint16_t bytes[16]; std::uint8_t rows[16]; } shape = {};
        shape.palette = 1;
        for (int tile = 0; tile < 8; tile++) shape.bytes[tile] = 64, shape.rows[tile] = TILE;
        asm volatile("" : : "r"(&shape) : "memory");
        _tile_loadconfig(&shape);
    }
    ~Tiles() { _tile_release(); }
};
#else
struct Tiles {
    Tiles() {}
};
#endif

// c (rows x columns) = or += a (rows x depth) times b, which has two of `depth` beside each other: [depth / 2][columns][2]. The next BLOCK columns of b are `panel`
// numbers on; b_apart counts pairs. All sizes are multiples of BLOCK.
#ifdef __AMX_BF16__
__attribute__((noinline, unused)) void multiply(std::int64_t rows, std::int64_t columns, std::int64_t depth, const number* a, std::int64_t a_apart, const number* b, std::int64_t b_apart, std::int64_t panel, float* c, std::int64_t c_apart, bool add) {
    // The compiler does not know that tiles read memory.
    asm volatile("" : : : "memory");
    for (std::int64_t column = 0; column < columns; column += BLOCK, b += panel) {
        for (std::int64_t row = 0; row < rows; row += BLOCK) {
            float *over = c + row * c_apart + column, *under = over + TILE * c_apart;
            if (add) {
                _tile_loadd(0, over, c_apart * 4);
                _tile_loadd(1, over + TILE, c_apart * 4);
                _tile_loadd(2, under, c_apart * 4);
                _tile_loadd(3, under + TILE, c_apart * 4);
            } else {
                _tile_zero(0);
                _tile_zero(1);
                _tile_zero(2);
                _tile_zero(3);
            }
            for (std::int64_t k = 0; k < depth; k += BLOCK) {
                const number *left = a + row * a_apart + k, *right = b + k * b_apart;
                _tile_loadd(4, left, a_apart * 2);
                _tile_loadd(6, right, b_apart * 4);
                _tile_loadd(5, left + TILE * a_apart, a_apart * 2);
                _tile_loadd(7, right + BLOCK, b_apart * 4);
                _tile_dpbf16ps(0, 4, 6);
                _tile_dpbf16ps(1, 4, 7);
                _tile_dpbf16ps(2, 5, 6);
                _tile_dpbf16ps(3, 5, 7);
            }
            _tile_stored(0, over, c_apart * 4);
            _tile_stored(1, over + TILE, c_apart * 4);
            _tile_stored(2, under, c_apart * 4);
            _tile_stored(3, under + TILE, c_apart * 4);
        }
    }
    asm volatile("" : : : "memory");
}
#else
__attribute__((noinline, unused)) void multiply(std::int64_t rows, std::int64_t columns, std::int64_t depth, const number* a, std::int64_t a_apart, const number* b, std::int64_t b_apart, std::int64_t panel, float* c, std::int64_t c_apart, bool add) {
    // As many rows at a time as the vectors hold sums of.
    constexpr std::int64_t HELD = 8;
    for (std::int64_t column = 0; column < columns; column += BLOCK, b += panel) {
        for (std::int64_t row = 0; row < rows; row += HELD) {
            float* out = c + row * c_apart + column;
            const number* left = a + row * a_apart;
            __m512 sums[HELD][2];
#pragma GCC unroll 8
            for (std::int64_t i = 0; i < HELD; i++) {
                sums[i][0] = add ? _mm512_loadu_ps(out + i * c_apart) : _mm512_setzero_ps();
                sums[i][1] = add ? _mm512_loadu_ps(out + i * c_apart + TILE) : _mm512_setzero_ps();
            }
#pragma GCC unroll 1
            for (std::int64_t k = 0; k < depth; k += 2) {
                const __m512bh first = (__m512bh)_mm512_loadu_ps(b + k * b_apart), last = (__m512bh)_mm512_loadu_ps(b + k * b_apart + BLOCK);
#pragma GCC unroll 8
                for (std::int64_t i = 0; i < HELD; i++) {
                    std::int32_t two;
                    std::memcpy(&two, left + i * a_apart + k, sizeof two);
                    const __m512bh pair = (__m512bh)_mm512_set1_epi32(two);
                    sums[i][0] = _mm512_dpbf16_ps(sums[i][0], pair, first);
                    sums[i][1] = _mm512_dpbf16_ps(sums[i][1], pair, last);
                }
            }
#pragma GCC unroll 8
            for (std::int64_t i = 0; i < HELD; i++) {
                _mm512_storeu_ps(out + i * c_apart, sums[i][0]);
                _mm512_storeu_ps(out + i * c_apart + TILE, sums[i][1]);
            }
        }
    }
}
#endif

// Rows and columns of 16 x 16 numbers of 32 bits change places.
inline void turn_over(__m512i* r) {
    __m512i t[16];
    for (int i = 0; i < 16; i += 2) t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]), t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
    for (int i = 0; i < 16; i += 4) {
        for (int j = 0; j < 2; j++) r[i + 2 * j] = _mm512_unpacklo_epi64(t[i + j], t[i + 2 + j]), r[i + 2 * j + 1] = _mm512_unpackhi_epi64(t[i + j], t[i + 2 + j]);
    }
    for (int i = 0; i < 4; i++) {
        const __m512i even = _mm512_shuffle_i32x4(r[i], r[4 + i], 0x88), odd = _mm512_shuffle_i32x4(r[i], r[4 + i], 0xdd);
        const __m512i even_on = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0x88), odd_on = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0xdd);
        t[i] = _mm512_shuffle_i32x4(even, even_on, 0x88);
        t[4 + i] = _mm512_shuffle_i32x4(odd, odd_on, 0x88);
        t[8 + i] = _mm512_shuffle_i32x4(even, even_on, 0xdd);
        t[12 + i] = _mm512_shuffle_i32x4(odd, odd_on, 0xdd);
    }
    for (int i = 0; i < 16; i++) r[i] = t[i];
}

// The right side of a product with these rows (length x size) turned: panels of BLOCK rows, in each [size / 2][BLOCK][2]. Up to `room` there are zeros.
void pack_turned(const number* from, std::int64_t apart, std::int64_t length, std::int64_t room, std::int64_t size, number* to) {
    __m512i r[16];
    for (std::int64_t row = 0; row < room; row += TILE) {
        for (std::int64_t i = 0; i < size; i += BLOCK) {
            for (int j = 0; j < TILE; j++) r[j] = row + j < length ? _mm512_loadu_si512(from + (row + j) * apart + i) : _mm512_setzero_si512();
            turn_over(r);
            number* here = to + row / BLOCK * BLOCK * size + i * BLOCK + row % BLOCK * 2;
            for (int j = 0; j < TILE; j++) _mm512_store_si512(here + j * BLOCK * 2, r[j]);
        }
    }
}

// The right side of a product with these rows: [room / 2][size][2]. Up to `room` there are zeros.
void pack_pairs(const number* from, std::int64_t apart, std::int64_t length, std::int64_t room, std::int64_t size, number* to) {
    for (std::int64_t row = 0; row < room; row += 2, to += 2 * size) {
        for (std::int64_t i = 0; i < size; i++) {
            to[2 * i] = row < length ? from[row * apart + i] : 0;
            to[2 * i + 1] = row + 1 < length ? from[(row + 1) * apart + i] : 0;
        }
    }
}

// As many rows (of `size`), beside each other, with zeros behind them.
void pack_rows(const number* from, std::int64_t rows, std::int64_t room, std::int64_t size, number* to) {
    rows = std::min(rows, room);
    std::memcpy(to, from, rows * size * sizeof(number));
    std::memset(to + rows * size, 0, (room - rows) * size * sizeof(number));
}

// Numbers times `scale`, in bfloat16; a multiple of TILE.
inline void narrow(const float* from, std::int64_t count, float scale, number* to) {
    for (std::int64_t i = 0; i < count; i += TILE) {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + i), (__m256i)_mm512_cvtneps_pbh(_mm512_mul_ps(_mm512_loadu_ps(from + i), _mm512_set1_ps(scale))));
    }
}

// 2 to the power of t, which is at most a little above 0; exact to five digits.
inline __m512 power(__m512 t, __mmask16 open) {
    const __m512 whole = _mm512_roundscale_ps(t, 0), rest = _mm512_sub_ps(t, whole);
    __m512 sum = _mm512_set1_ps(0.00961813f);
    for (const float next : {0.05550411f, 0.24022651f, 0.69314718f, 1.0f}) sum = _mm512_fmadd_ps(sum, rest, _mm512_set1_ps(next));
    return _mm512_maskz_scalef_ps(open, sum, whole);
}

constexpr float OF_TWO = 1.44269504f;
}
