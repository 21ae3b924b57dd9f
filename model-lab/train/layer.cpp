// A whole layer of the network and its gradients, and a step of Muon, on products of tiles. Numbers are bfloat16, weights and their gradients float.
// Compiled on first use by kernels.py. All arrays are dense and in row order.
#include "numbers.h"
#ifdef TILED
#include "tiles.h"
#include <cmath>
#include <cstdlib>

extern "C" {
void norm_forward(const number* x, const float* weight, number* y, float* inverse, std::int64_t rows, std::int64_t width, float epsilon);
void norm_backward(const number* x, const float* weight, const float* inverse, const number* dy, number* dx, float* dweight, std::int64_t rows, std::int64_t width);
void split_forward(const number* rows, const float* cosine, const float* sine, number* q, number* k, number* v, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale);
void split_backward(const number* dq, const number* dk, const number* dv, const float* cosine, const float* sine, number* drows, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale);
void attend_forward(const number* q, const number* k, const number* v, const std::int64_t* branch, number* out, float* logs, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size);
void attend_backward(const number* q, const number* k, const number* v, const std::int64_t* branch, const number* out, const float* logs, const number* dout, number* dq, number* dk, number* dv, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size);
}

namespace {
// Rows that are multiplied with all of the right side at a time, and places that go through the feed-forward part and of which a gradient is summed at a time: what
// lies between its products stays in the cache.
constexpr std::int64_t ROWS = 2 * BLOCK, PLACES = 256;

// Memory that is kept from one call to the next.
template <class Value> class Kept {
    Value* held = nullptr;
    std::int64_t room = 0;
public:
    ~Kept() { std::free(held); }
    Value* of(std::int64_t count) {
        if (count > room) {
            std::free(held);
            room = rounded(count * sizeof(Value), 64) / sizeof(Value);
            held = static_cast<Value*>(std::aligned_alloc(64, room * sizeof(Value)));
        }
        return held;
    }
};

inline __m512 wide(const number* from) { return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))), 16)); }
inline void put(number* to, __m512 value) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), (__m256i)_mm512_cvtneps_pbh(value)); }

// Two rows of BLOCK numbers beside each other: pairs of the first sixteen and of the last.
inline void beside(__m512i one, __m512i other, __m512i& first, __m512i& last) {
    const __m512i low = _mm512_set_epi16(47, 15, 46, 14, 45, 13, 44, 12, 43, 11, 42, 10, 41, 9, 40, 8, 39, 7, 38, 6, 37, 5, 36, 4, 35, 3, 34, 2, 33, 1, 32, 0);
    first = _mm512_permutex2var_epi16(one, low, other);
    last = _mm512_permutex2var_epi16(one, _mm512_add_epi16(low, _mm512_set1_epi16(16)), other);
}

inline __m512i row_or_none(const number* from, bool is) { return is ? _mm512_loadu_si512(from) : _mm512_setzero_si512(); }

// The right side of a product with these rows (`count` x columns) as they are: panels of BLOCK columns, in each [room / 2][BLOCK][2]. Up to `room` there are zeros.
void pack_straight(const number* from, std::int64_t apart, std::int64_t count, std::int64_t room, std::int64_t columns, number* to) {
    for (std::int64_t row = 0; row < room; row += 2) {
        for (std::int64_t column = 0; column < columns; column += BLOCK) {
            __m512i first, last;
            beside(row_or_none(from + row * apart + column, row < count), row_or_none(from + (row + 1) * apart + column, row + 1 < count), first, last);
            number* here = to + column * room + row * BLOCK;
            _mm512_store_si512(here, first);
            _mm512_store_si512(here + BLOCK, last);
        }
    }
}

// The left side of a product with these rows (`count` x columns) turned: [columns][room]. Up to `room` there are zeros.
void pack_left_turned(const number* from, std::int64_t apart, std::int64_t count, std::int64_t room, std::int64_t columns, number* to) {
    __m512i first[16], last[16];
    for (std::int64_t column = 0; column < columns; column += BLOCK) {
        for (std::int64_t row = 0; row < room; row += BLOCK) {
            for (std::int64_t i = 0; i < TILE; i++) {
                const std::int64_t at = row + 2 * i;
                beside(row_or_none(from + at * apart + column, at < count), row_or_none(from + (at + 1) * apart + column, at + 1 < count), first[i], last[i]);
            }
            turn_over(first);
            turn_over(last);
            for (std::int64_t i = 0; i < TILE; i++) {
                _mm512_store_si512(to + (column + i) * room + row, first[i]);
                _mm512_store_si512(to + (column + TILE + i) * room + row, last[i]);
            }
        }
    }
}

// A weight in the kind of number that is multiplied, until the next one.
const number* narrowed(const float* weight, std::int64_t count) {
    thread_local Kept<number> kept;
    narrow(weight, count, 1, kept.of(count));
    return kept.of(0);
}

// A weight as the right side of products with it turned (forward) and as it is (back), in `packed`.
const number* forward_side(const float* weight, std::int64_t rows, std::int64_t columns, Kept<number>& packed) {
    pack_turned(narrowed(weight, rows * columns), columns, rows, rows, columns, packed.of(rows * columns));
    return packed.of(0);
}
const number* back_side(const float* weight, std::int64_t rows, std::int64_t columns, Kept<number>& packed) {
    pack_straight(narrowed(weight, rows * columns), columns, rows, rows, columns, packed.of(rows * columns));
    return packed.of(0);
}

// out (rows x columns) = a (rows x depth) times b in panels, plus `more` where there is some.
void product(std::int64_t rows, std::int64_t columns, std::int64_t depth, const number* a, const number* b, const number* more, number* out) {
    thread_local Kept<number> kept;
    alignas(64) float sums[BLOCK * BLOCK];
    for (std::int64_t row = 0; row < rows; row += ROWS) {
        const std::int64_t count = std::min(ROWS, rows - row);
        const number* left = a + row * depth;
        if (count < ROWS) {
            pack_rows(left, count, ROWS, depth, kept.of(ROWS * depth));
            left = kept.of(0);
        }
        for (std::int64_t column = 0; column < columns; column += BLOCK) {
            for (std::int64_t block = 0; block < count; block += BLOCK) {
                multiply(BLOCK, BLOCK, depth, left + block * depth, depth, b + column * depth, BLOCK, 0, sums, BLOCK, false);
                for (std::int64_t i = 0; i < std::min(BLOCK, count - block); i++) {
                    const std::int64_t at = (row + block + i) * columns + column;
                    for (std::int64_t j = 0; j < BLOCK; j += TILE) {
                        const __m512 sum = _mm512_load_ps(sums + i * BLOCK + j);
                        put(out + at + j, more ? _mm512_add_ps(sum, wide(more + at + j)) : sum);
                    }
                }
            }
        }
    }
}

// out (p x q) = or += a (places x p) turned times b (places x q). Quick where a is not the wider.
void gather(std::int64_t places, std::int64_t p, std::int64_t q, const number* a, const number* b, float* out, bool add = false) {
    thread_local Kept<number> left, right;
    for (std::int64_t place = 0; place < places; place += PLACES) {
        const std::int64_t count = std::min(PLACES, places - place), room = rounded(count, BLOCK);
        pack_left_turned(a + place * p, p, count, room, p, left.of(p * PLACES));
        pack_straight(b + place * q, q, count, room, q, right.of(q * PLACES));
        multiply(p, q, room, left.of(0), room, right.of(0), BLOCK, BLOCK * room, out, q, add || place > 0);
    }
}

// A square of TILE numbers, turned.
inline void turned_tile(const float* from, std::int64_t apart, float* to, std::int64_t to_apart) {
    __m512i r[16];
    for (std::int64_t i = 0; i < TILE; i++) r[i] = _mm512_loadu_si512(from + i * apart);
    turn_over(r);
    for (std::int64_t i = 0; i < TILE; i++) _mm512_storeu_si512(to + i * to_apart, r[i]);
}

// to (columns x rows) = from (rows x columns) turned.
void turned(const float* from, std::int64_t rows, std::int64_t columns, float* to) {
    for (std::int64_t row = 0; row < rows; row += TILE) {
        for (std::int64_t column = 0; column < columns; column += TILE) turned_tile(from + row * columns + column, columns, to + column * rows + row, rows);
    }
}

// to (size x size) = from (size x depth), packed as the right side turned, times from turned: what is above the diagonal is mirrored. A product of a symmetric matrix with itself is one too.
void times_itself(std::int64_t size, std::int64_t depth, const number* from, const number* packed, float* to) {
    for (std::int64_t column = 0; column < size; column += BLOCK) {
        multiply(size - column, BLOCK, depth, from + column * depth, depth, packed + column * depth, BLOCK, 0, to + column * size + column, size, false);
    }
    for (std::int64_t row = 0; row < size; row += TILE) {
        for (std::int64_t column = rounded(row + 1, BLOCK); column < size; column += TILE) turned_tile(to + column * size + row, size, to + row * size + column, size);
    }
}

inline __m512 opened(__m512 gate) { return _mm512_rcp14_ps(_mm512_add_ps(_mm512_set1_ps(1), power(_mm512_mul_ps(gate, _mm512_set1_ps(-OF_TWO)), 0xffff))); }

// hidden = silu(gate) * up, of rows that hold gate and up side by side.
void gate(const number* both, std::int64_t rows, std::int64_t hidden, number* to) {
    for (std::int64_t row = 0; row < rows; row++, both += 2 * hidden, to += hidden) {
        for (std::int64_t i = 0; i < hidden; i += TILE) {
            const __m512 g = wide(both + i);
            put(to + i, _mm512_mul_ps(_mm512_mul_ps(g, opened(g)), wide(both + hidden + i)));
        }
    }
}

void gate_back(const number* both, const number* dhidden, std::int64_t rows, std::int64_t hidden, number* dboth) {
    const __m512 one = _mm512_set1_ps(1);
    for (std::int64_t row = 0; row < rows; row++, both += 2 * hidden, dboth += 2 * hidden, dhidden += hidden) {
        for (std::int64_t i = 0; i < hidden; i += TILE) {
            const __m512 g = wide(both + i), open = opened(g), d = wide(dhidden + i), bent = _mm512_fmadd_ps(g, _mm512_sub_ps(one, open), one);
            put(dboth + i, _mm512_mul_ps(_mm512_mul_ps(d, wide(both + hidden + i)), _mm512_mul_ps(open, bent)));
            put(dboth + hidden + i, _mm512_mul_ps(d, _mm512_mul_ps(g, open)));
        }
    }
}

void add_up(const number* more, std::int64_t count, number* to) {
    for (std::int64_t i = 0; i < count; i += TILE) put(to + i, _mm512_add_ps(wide(to + i), wide(more + i)));
}
}

extern "C" {
// y = x + attention(norm(x)), then y + feed(norm(y)). What the way back needs is kept in the arrays from `inverse` to `both`.
void layer_forward(const number* x, const float* cosine, const float* sine, const std::int64_t* branch, const float* attention_norm, const float* qkv, const float* out, const float* feed_norm, const float* gate_up, const float* down, float* inverse, number* q, number* k, number* v, number* found, float* logs, number* middle, float* middle_inverse, number* both, number* y, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, std::int64_t hidden, float epsilon) {
    thread_local Kept<number> kept[5];
    const std::int64_t rows = batch * length, width = heads * size;
    number *normed = kept[0].of(rows * width), *wider = kept[1].of(std::max(rows * 3 * width, PLACES * hidden));
    norm_forward(x, attention_norm, normed, inverse, rows, width, epsilon);
    {
        const Tiles tiles;
        product(rows, 3 * width, width, normed, forward_side(qkv, 3 * width, width, kept[2]), nullptr, wider);
    }
    split_forward(wider, cosine, sine, q, k, v, batch, length, heads, size, 1 / std::sqrt(static_cast<float>(size)));
    attend_forward(q, k, v, branch, found, logs, batch, heads, length, size);
    const Tiles tiles;
    const number *side_out = forward_side(out, width, width, kept[2]), *side_gate_up = forward_side(gate_up, 2 * hidden, width, kept[3]), *side_down = forward_side(down, width, hidden, kept[4]);
    for (std::int64_t row = 0; row < rows; row += PLACES) {
        const std::int64_t count = std::min(PLACES, rows - row), at = row * width;
        product(count, width, width, found + at, side_out, x + at, middle + at);
        norm_forward(middle + at, feed_norm, normed, middle_inverse + row, count, width, epsilon);
        product(count, 2 * hidden, width, normed, side_gate_up, nullptr, both + row * 2 * hidden);
        gate(both + row * 2 * hidden, count, hidden, wider);
        product(count, width, hidden, wider, side_down, middle + at, y + at);
    }
}

// The gradients of all that layer_forward took, of that of y; those of the norms are added to.
void layer_backward(const number* x, const float* cosine, const float* sine, const std::int64_t* branch, const float* attention_norm, const float* qkv, const float* out, const float* feed_norm, const float* gate_up, const float* down, const float* inverse, const number* q, const number* k, const number* v, const number* found, const float* logs, const number* middle, const float* middle_inverse, const number* both, const number* dy, number* dx, float* dattention_norm, float* dqkv, float* dout, float* dfeed_norm, float* dgate_up, float* ddown, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, std::int64_t hidden, float epsilon) {
    thread_local Kept<number> kept[11];
    thread_local Kept<float> sums[2];
    const std::int64_t rows = batch * length, width = heads * size;
    number *normed = kept[0].of(rows * width), *dnormed = kept[1].of(rows * width), *dmiddle = kept[2].of(rows * width), *drows = kept[3].of(rows * 3 * width);
    number *inner = kept[4].of(PLACES * hidden), *dboth = kept[5].of(PLACES * 2 * hidden);
    // Gradients of the wider weights are summed turned.
    float *again = sums[0].of(rows), *sum = sums[1].of(std::max(2 * hidden, 3 * width) * width);
    {
        const Tiles tiles;
        const number *side_out = back_side(out, width, width, kept[8]), *side_gate_up = back_side(gate_up, 2 * hidden, width, kept[9]), *side_down = back_side(down, width, hidden, kept[10]);
        for (std::int64_t row = 0; row < rows; row += PLACES) {
            const std::int64_t count = std::min(PLACES, rows - row), at = row * width;
            const number* both_here = both + row * 2 * hidden;
            gate(both_here, count, hidden, inner);
            gather(count, width, hidden, dy + at, inner, ddown, row > 0);
            product(count, hidden, width, dy + at, side_down, nullptr, inner);
            gate_back(both_here, inner, count, hidden, dboth);
            norm_forward(middle + at, feed_norm, normed, again, count, width, epsilon);
            gather(count, width, 2 * hidden, normed, dboth, sum, row > 0);
            product(count, width, 2 * hidden, dboth, side_gate_up, nullptr, normed);
            norm_backward(middle + at, feed_norm, middle_inverse + row, normed, dmiddle + at, dfeed_norm, count, width);
            add_up(dy + at, count * width, dmiddle + at);
            gather(count, width, width, dmiddle + at, found + at, dout, row > 0);
            product(count, width, width, dmiddle + at, side_out, nullptr, dnormed + at);
        }
        turned(sum, width, 2 * hidden, dgate_up);
    }
    number *dq = kept[6].of(rows * width), *dk = kept[7].of(rows * width), *dv = normed;
    attend_backward(q, k, v, branch, found, logs, dnormed, dq, dk, dv, batch, heads, length, size);
    split_backward(dq, dk, dv, cosine, sine, drows, batch, length, heads, size, 1 / std::sqrt(static_cast<float>(size)));
    const Tiles tiles;
    norm_forward(x, attention_norm, normed, again, rows, width, epsilon);
    gather(rows, width, 3 * width, normed, drows, sum);
    turned(sum, width, 3 * width, dqkv);
    product(rows, width, 3 * width, drows, back_side(qkv, 3 * width, width, kept[8]), nullptr, dnormed);
    norm_backward(x, attention_norm, inverse, dnormed, dx, dattention_norm, rows, width);
    add_up(dmiddle, rows * width, dx);
}

// A step of Muon on a matrix (rows x columns): the momentum takes the gradient, and the weight moves by `rate` along its nearest orthogonal matrix and loses `decay` of itself.
void muon(float* weight, const float* gradient, float* momentum, std::int64_t rows, std::int64_t columns, float rate, float decay) {
    thread_local Kept<float> kept[4];
    thread_local Kept<number> numbers[4];
    const std::int64_t count = rows * columns, m = std::min(rows, columns), n = std::max(rows, columns);
    float *direction = kept[0].of(count), *flat = kept[1].of(count), *square = kept[2].of(m * m), *fourth = kept[3].of(m * m);
    number *x = numbers[0].of(count), *packed = numbers[1].of(count), *small = numbers[2].of(m * m), *pairs = numbers[3].of(m * m);
    double sum = 0;
    for (std::int64_t row = 0; row < rows; row++) {
        float part = 0;
        for (std::int64_t i = row * columns; i < (row + 1) * columns; i++) {
            momentum[i] = 0.95f * momentum[i] + gradient[i];
            direction[i] = gradient[i] + 0.95f * momentum[i];
            part += direction[i] * direction[i];
        }
        sum += part;
    }
    if (rows > columns) turned(direction, rows, columns, flat);
    narrow(rows > columns ? flat : direction, count, static_cast<float>(1 / (std::sqrt(sum) + 1e-7)), x);
    const Tiles tiles;
    for (int round = 0; round < 5; round++) {
        pack_turned(x, n, m, m, n, packed);
        times_itself(m, n, x, packed, square);
        narrow(square, m * m, 1, small);
        pack_turned(small, m, m, m, m, pairs);
        times_itself(m, m, small, pairs, fourth);
        for (std::int64_t i = 0; i < m * m; i++) fourth[i] = 2.0315f * fourth[i] - 4.7750f * square[i];
        for (std::int64_t i = 0; i < m; i++) fourth[i * m + i] += 3.4445f;
        narrow(fourth, m * m, 1, small);
        pack_straight(x, n, m, m, n, packed);
        multiply(m, n, m, small, m, packed, BLOCK, BLOCK * m, flat, n, false);
        narrow(flat, count, 1, x);
    }
    if (rows > columns) turned(flat, m, n, direction);
    const float* found = rows > columns ? direction : flat;
    for (std::int64_t i = 0; i < count; i++) weight[i] = weight[i] * (1 - decay) - rate * found[i];
}
}
#endif
