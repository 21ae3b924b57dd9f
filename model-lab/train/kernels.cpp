// What lies between the products of matrices, in one pass over memory each: numbers are bfloat16 (float with -DSINGLE), sums are float.
// Compiled on first use by kernels.py. All arrays are dense and in row order.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "numbers.h"
#ifdef TILED
#include "tiles.h"
#endif
#ifdef __AMX_BF16__
#include <sys/syscall.h>
#include <unistd.h>
#endif

// Turns neighbouring pairs of one head by their place, as llama.cpp does it; with `way` -1 back.
static inline void turn(const number* from, number* to, const float* cosine, const float* sine, std::int64_t pairs, float scale, float way) {
    for (std::int64_t p = 0; p < pairs; p++) {
        const float a = up(from[2 * p]) * scale, z = up(from[2 * p + 1]) * scale, s = sine[p] * way;
        to[2 * p] = down(a * cosine[p] - z * s);
        to[2 * p + 1] = down(a * s + z * cosine[p]);
    }
}

// Kept within what the quick exponential takes: beyond it every number goes a slow way.
static inline float quick_exp(float below) { return std::exp(below < -80 ? -80 : below > 0 ? 0 : below); }

// Scores become shares; where `open` is 0 nothing is seen. Gives the logarithm of the sum they were divided by.
static inline float soften(float* value, const float* open, std::int64_t count) {
    float most = -1e30f, sum = 0;
    for (std::int64_t j = 0; j < count; j++) {
        const float here = open[j] > 0 ? value[j] : -1e30f;
        most = here > most ? here : most;
    }
    for (std::int64_t j = 0; j < count; j++) {
        value[j] = open[j] * quick_exp(value[j] - most);
        sum += value[j];
    }
    const float share = 1 / sum;
    for (std::int64_t j = 0; j < count; j++) value[j] *= share;
    return most + std::log(sum);
}

extern "C" {

// y = x / rms(x) * weight; `inverse` keeps 1 / rms of each row.
void norm_forward(const number* x, const float* weight, number* y, float* inverse, std::int64_t rows, std::int64_t width, float epsilon) {
    for (std::int64_t row = 0; row < rows; row++, x += width, y += width) {
        float sum = 0;
        for (std::int64_t i = 0; i < width; i++) sum += up(x[i]) * up(x[i]);
        const float scale = 1 / std::sqrt(sum / width + epsilon);
        inverse[row] = scale;
        for (std::int64_t i = 0; i < width; i++) y[i] = down(up(x[i]) * scale * weight[i]);
    }
}

void norm_backward(const number* x, const float* weight, const float* inverse, const number* dy, number* dx, float* dweight, std::int64_t rows, std::int64_t width) {
    for (std::int64_t row = 0; row < rows; row++, x += width, dy += width, dx += width) {
        const float scale = inverse[row];
        float dot = 0;
        for (std::int64_t i = 0; i < width; i++) dot += up(dy[i]) * weight[i] * up(x[i]);
        const float shift = dot * scale * scale / width;
        for (std::int64_t i = 0; i < width; i++) {
            dweight[i] += up(dy[i]) * up(x[i]) * scale;
            dx[i] = down(scale * (up(dy[i]) * weight[i] - up(x[i]) * shift));
        }
    }
}

// hidden = silu(gate) * up, of rows that hold gate and up side by side.
void gated_forward(const number* both, number* hidden, std::int64_t rows, std::int64_t width) {
    for (std::int64_t row = 0; row < rows; row++, both += 2 * width, hidden += width) {
        for (std::int64_t i = 0; i < width; i++) {
            const float gate = up(both[i]);
            hidden[i] = down(gate / (1 + std::exp(-gate)) * up(both[width + i]));
        }
    }
}

void gated_backward(const number* both, const number* dhidden, number* dboth, std::int64_t rows, std::int64_t width) {
    for (std::int64_t row = 0; row < rows; row++, both += 2 * width, dboth += 2 * width, dhidden += width) {
        for (std::int64_t i = 0; i < width; i++) {
            const float gate = up(both[i]), open = 1 / (1 + std::exp(-gate)), d = up(dhidden[i]);
            dboth[i] = down(d * up(both[width + i]) * open * (1 + gate * (1 - open)));
            dboth[width + i] = down(d * gate * open);
        }
    }
}

// Rows of queries, keys and values become three arrays (batch, head, place, size); queries and keys are turned by their place, and queries are
// scaled.
void split_forward(const number* rows, const float* cosine, const float* sine, number* q, number* k, number* v, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale) {
    const std::int64_t width = heads * size, pairs = size / 2;
    for (std::int64_t b = 0; b < batch; b++) {
        for (std::int64_t place = 0; place < length; place++) {
            const number* row = rows + (b * length + place) * 3 * width;
            const float* c = cosine + (b * length + place) * pairs;
            const float* s = sine + (b * length + place) * pairs;
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t to = ((b * heads + head) * length + place) * size, from = head * size;
                turn(row + from, q + to, c, s, pairs, scale, 1);
                turn(row + width + from, k + to, c, s, pairs, 1, 1);
                std::memcpy(v + to, row + 2 * width + from, size * sizeof(number));
            }
        }
    }
}

void split_backward(const number* dq, const number* dk, const number* dv, const float* cosine, const float* sine, number* drows, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale) {
    const std::int64_t width = heads * size, pairs = size / 2;
    for (std::int64_t b = 0; b < batch; b++) {
        for (std::int64_t place = 0; place < length; place++) {
            number* row = drows + (b * length + place) * 3 * width;
            const float* c = cosine + (b * length + place) * pairs;
            const float* s = sine + (b * length + place) * pairs;
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t from = ((b * heads + head) * length + place) * size, to = head * size;
                turn(dq + from, row + to, c, s, pairs, scale, -1);
                turn(dk + from, row + width + to, c, s, pairs, 1, -1);
                std::memcpy(row + 2 * width + to, dv + from, size * sizeof(number));
            }
        }
    }
}

// Scores (batch, head, rows, columns) become shares in place. Row r is place start + r; a place sees what is before it in the shared part
// (branch 0) and in its own branch.
void softmax_forward(number* scores, const std::int64_t* branch, std::int64_t batch, std::int64_t heads, std::int64_t rows, std::int64_t columns, std::int64_t length, std::int64_t start) {
    std::vector<float> open(columns), value(columns);
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (std::int64_t r = 0; r < rows; r++) {
            const std::int64_t seen = start + r + 1, mine = own[start + r];
            for (std::int64_t j = 0; j < seen; j++) open[j] = (own[j] == 0 || own[j] == mine) ? 1.0f : 0.0f;
            for (std::int64_t head = 0; head < heads; head++) {
                number* row = scores + ((b * heads + head) * rows + r) * columns;
                for (std::int64_t j = 0; j < seen; j++) value[j] = up(row[j]);
                soften(value.data(), open.data(), seen);
                for (std::int64_t j = 0; j < seen; j++) row[j] = down(value[j]);
                std::memset(row + seen, 0, (columns - seen) * sizeof(number));
            }
        }
    }
}

// The gradient of shares becomes that of scores, in place.
void softmax_backward(const number* shares, number* gradient, std::int64_t rows, std::int64_t columns) {
    for (std::int64_t row = 0; row < rows; row++, shares += columns, gradient += columns) {
        float dot = 0;
        for (std::int64_t j = 0; j < columns; j++) dot += up(shares[j]) * up(gradient[j]);
        for (std::int64_t j = 0; j < columns; j++) gradient[j] = down(up(shares[j]) * (up(gradient[j]) - dot));
    }
}
}

#if defined(SINGLE) || defined(TILED)
// Attention as a whole. The scores of a stretch of rows stay in the cache and are made anew on the way back: kept, they would be most of the memory.
// q, k, v and their gradients are (batch, heads, length, size), out and dout (batch, length, heads, size); logs (batch, heads, length) is the
// logarithm of the sum that each row was divided by. What is looked up for padding is 0, and so are its gradients.
namespace {
#ifdef SINGLE
constexpr std::int64_t STRETCH = 96;
#else
constexpr std::int64_t STRETCH = 32;
#endif
constexpr std::int64_t PADDING = 99;

// The columns that a stretch of rows looks at: the shared part, and from where the branch of its first row begins to its last row.
struct Stretch {
    std::int64_t start, end, shared, own;
    std::int64_t columns() const { return shared + end - own; }
    std::int64_t place(std::int64_t column) const { return column < shared ? column : column - shared + own; }
};

std::vector<Stretch> stretches(const std::int64_t* branch, std::int64_t length) {
    std::vector<Stretch> found;
    std::int64_t shared = 0, used = 0;
    while (shared < length && branch[shared] == 0) shared++;
    while (used < length && branch[used] != PADDING) used++;
    for (std::int64_t start = 0; start < used;) {
        // A stretch lies in the shared part or behind it, not in both.
        const std::int64_t end = std::min(start + STRETCH, start < shared ? shared : used);
        std::int64_t own = start;
        while (own > shared && branch[own - 1] == branch[start]) own--;
        found.push_back(start < shared ? Stretch{start, end, 0, 0} : Stretch{start, end, shared, own});
        start = end;
    }
    return found;
}
}
#endif

#ifdef SINGLE
extern "C" {
void cblas_sgemm(int order, int turn_a, int turn_b, int m, int n, int k, float alpha, const float* a, int lda, const float* b, int ldb, float beta, float* c, int ldc);
}
namespace {
constexpr int ROWS = 101, AS_IT_IS = 111, TURNED = 112;

// a (rows x size, `apart` from one to the next) times b (places x size) turned, into c (rows x columns), for both parts of the columns.
void scores_of(const Stretch& s, const float* a, std::int64_t apart, const float* b, float* c, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, AS_IT_IS, TURNED, rows, s.shared, size, 1, a, apart, b, size, 0, c, columns);
    cblas_sgemm(ROWS, AS_IT_IS, TURNED, rows, s.end - s.own, size, 1, a, apart, b + s.own * size, size, 0, c + s.shared, columns);
}

// c (rows x size, `apart` from one to the next) = shares (rows x columns) times b (places x size).
void gathered(const Stretch& s, const float* shares, const float* b, float* c, std::int64_t apart, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, AS_IT_IS, AS_IT_IS, rows, size, s.shared, 1, shares, columns, b, size, 0, c, apart);
    cblas_sgemm(ROWS, AS_IT_IS, AS_IT_IS, rows, size, s.end - s.own, 1, shares + s.shared, columns, b + s.own * size, size, s.shared > 0 ? 1 : 0, c, apart);
}

// c (places x size) += shares turned (columns x rows) times a (rows x size, `apart` from one to the next).
void scattered(const Stretch& s, const float* shares, const float* a, std::int64_t apart, float* c, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, TURNED, AS_IT_IS, s.shared, size, rows, 1, shares, columns, a, apart, 1, c, size);
    cblas_sgemm(ROWS, TURNED, AS_IT_IS, s.end - s.own, size, rows, 1, shares + s.shared, columns, a, apart, 1, c + s.own * size, size);
}

// Of each row of a stretch and each of its columns, whether the row sees it (1) or not (0).
void mark_open(const Stretch& s, const std::int64_t* branch, std::vector<float>& open) {
    const std::int64_t columns = s.columns();
    open.resize((s.end - s.start) * columns);
    for (std::int64_t row = s.start; row < s.end; row++) {
        for (std::int64_t j = 0; j < columns; j++) {
            const std::int64_t place = s.place(j);
            open[(row - s.start) * columns + j] = place <= row && (branch[place] == 0 || branch[place] == branch[row]) ? 1.0f : 0.0f;
        }
    }
}
}

extern "C" {
void attend_forward(const float* q, const float* k, const float* v, const std::int64_t* branch, float* out, float* logs, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    const std::int64_t width = heads * size;
    std::vector<float> scores, open;
    std::memset(out, 0, batch * length * width * sizeof(float));
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (const Stretch& s : stretches(own, length)) {
            const std::int64_t columns = s.columns(), rows = s.end - s.start;
            scores.resize(rows * columns);
            mark_open(s, own, open);
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t at = (b * heads + head) * length;
                scores_of(s, q + (at + s.start) * size, size, k + at * size, scores.data(), size);
                for (std::int64_t r = 0; r < rows; r++) {
                    logs[at + s.start + r] = soften(scores.data() + r * columns, open.data() + r * columns, columns);
                }
                gathered(s, scores.data(), v + at * size, out + (b * length + s.start) * width + head * size, width, size);
            }
        }
    }
}

void attend_backward(const float* q, const float* k, const float* v, const std::int64_t* branch, const float* out, const float* logs, const float* dout, float* dq, float* dk, float* dv, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    const std::int64_t width = heads * size;
    std::vector<float> shares, gradient, open;
    for (float* each : {dq, dk, dv}) std::memset(each, 0, batch * length * width * sizeof(float));
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (const Stretch& s : stretches(own, length)) {
            const std::int64_t columns = s.columns(), rows = s.end - s.start;
            shares.resize(rows * columns);
            gradient.resize(rows * columns);
            mark_open(s, own, open);
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t at = (b * heads + head) * length, first = (at + s.start) * size, wide = (b * length + s.start) * width + head * size;
                scores_of(s, q + first, size, k + at * size, shares.data(), size);
                scores_of(s, dout + wide, width, v + at * size, gradient.data(), size);
                for (std::int64_t r = 0; r < rows; r++) {
                    float* row = shares.data() + r * columns;
                    const float* may = open.data() + r * columns;
                    const float log = logs[at + s.start + r];
                    for (std::int64_t j = 0; j < columns; j++) row[j] = may[j] * quick_exp(row[j] - log);
                }
                scattered(s, shares.data(), dout + wide, width, dv + at * size, size);
                for (std::int64_t r = 0; r < rows; r++) {
                    const float *row = shares.data() + r * columns, *o = out + wide + r * width, *d = dout + wide + r * width;
                    float* here = gradient.data() + r * columns;
                    float dot = 0;
                    for (std::int64_t i = 0; i < size; i++) dot += o[i] * d[i];
                    for (std::int64_t j = 0; j < columns; j++) here[j] = row[j] * (here[j] - dot);
                }
                gathered(s, gradient.data(), k + at * size, dq + first, size, size);
                scattered(s, gradient.data(), q + first, size, dk + at * size, size);
            }
        }
    }
}
}
#elif defined(TILED)
// In bfloat16, on products of tiles.
namespace {
constexpr std::int64_t CHUNK = 64;

inline __m512i counted() { return _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15); }

// Where the branch of each place begins and ends.
struct Runs {
    std::vector<std::int32_t> begin, end;
    std::int64_t shared = 0, used = 0;
    Runs(const std::int64_t* branch, std::int64_t length) : begin(length), end(length) {
        while (shared < length && branch[shared] == 0) shared++;
        while (used < length && branch[used] != PADDING) used++;
        for (std::int64_t i = 0; i < used; i++) begin[i] = i > 0 && branch[i] == branch[i - 1] ? begin[i - 1] : i;
        for (std::int64_t i = used; i-- > 0;) end[i] = i < shared ? used : i + 1 < used && branch[i] == branch[i + 1] ? end[i + 1] : i + 1;
    }
};

// Scores of a row become shares, not yet divided by their sum. The places of its columns: from 0 to `first`, then from `own` on. It sees those before `shared`
// and those from `begin` to `row`.
struct Softened { float most, sum; };
Softened soften_row(float* scores, number* shares, std::int64_t columns, std::int64_t first, std::int64_t own, std::int32_t shared, std::int32_t begin, std::int32_t row) {
    __m512 most = _mm512_set1_ps(-1e30f), sum = _mm512_setzero_ps();
    const __m512i until = _mm512_set1_epi32(shared), from = _mm512_set1_epi32(begin), last = _mm512_set1_epi32(row);
    for (std::int64_t j = 0; j < columns; j += TILE) {
        const __m512i place = _mm512_add_epi32(counted(), _mm512_set1_epi32(j < first ? j : j - first + own));
        const __mmask16 open = _mm512_cmplt_epi32_mask(place, until) | _mm512_mask_cmple_epi32_mask(_mm512_cmple_epi32_mask(from, place), place, last);
        const __m512 here = _mm512_mask_mov_ps(_mm512_set1_ps(-1e30f), open, _mm512_load_ps(scores + j));
        _mm512_store_ps(scores + j, here);
        most = _mm512_max_ps(most, here);
    }
    const float top = _mm512_reduce_max_ps(most);
    for (std::int64_t j = 0; j < columns; j += TILE) {
        const __m512 share = power(_mm512_fmsub_ps(_mm512_load_ps(scores + j), _mm512_set1_ps(OF_TWO), _mm512_set1_ps(top * OF_TWO)), 0xffff);
        sum = _mm512_add_ps(sum, share);
        _mm256_store_si256(reinterpret_cast<__m256i*>(shares + j), (__m256i)_mm512_cvtneps_pbh(share));
    }
    return {top, _mm512_reduce_add_ps(sum)};
}

// A block of the way back: scores and gradients of shares (CHUNK places x CHUNK rows) become shares and gradients of scores, the latter also in pairs of places. A
// place is seen from itself on to the end of its branch.
void soften_back(const float* scores, const float* gradient, const float* logs, const float* dots, std::int32_t place, std::int32_t row, const Runs& runs, number* shares, number* dscores, number* pairs) {
    const __m512i beside = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
    for (std::int64_t i = 0; i < CHUNK; i += 2) {
        for (std::int64_t j = 0; j < CHUNK; j += TILE) {
            const __m512i here = _mm512_add_epi32(counted(), _mm512_set1_epi32(row + j));
            const __m512 log = _mm512_load_ps(logs + j), dot = _mm512_load_ps(dots + j);
            __m512 share[2], d[2];
            for (int n = 0; n < 2; n++) {
                const std::int64_t at = (i + n) * CHUNK + j, p = place + i + n;
                const __m512i end = _mm512_set1_epi32(p < runs.used ? runs.end[p] : 0);
                const __mmask16 open = _mm512_mask_cmplt_epi32_mask(_mm512_cmple_epi32_mask(_mm512_set1_epi32(p), here), here, end);
                share[n] = power(_mm512_fmsub_ps(_mm512_load_ps(scores + at), _mm512_set1_ps(OF_TWO), log), open);
                d[n] = _mm512_mul_ps(share[n], _mm512_sub_ps(_mm512_load_ps(gradient + at), dot));
            }
            const __m512i two = (__m512i)_mm512_cvtne2ps_pbh(d[1], d[0]);
            for (int n = 0; n < 2; n++) {
                const std::int64_t at = (i + n) * CHUNK + j;
                _mm256_store_si256(reinterpret_cast<__m256i*>(shares + at), (__m256i)_mm512_cvtneps_pbh(share[n]));
                _mm256_store_si256(reinterpret_cast<__m256i*>(dscores + at), n ? _mm512_extracti64x4_epi64(two, 1) : _mm512_castsi512_si256(two));
            }
            _mm512_store_si512(pairs + i * CHUNK + 2 * j, _mm512_permutexvar_epi16(beside, two));
        }
    }
}
}

extern "C" {
// Linux gives the units for tiles to a process that asks for them: whether it did. Vectors need not be asked for.
std::int32_t allow_tiles() {
#ifdef __AMX_BF16__
    constexpr long ASK = 0x1023, TILE_DATA = 18;
    return syscall(SYS_arch_prctl, ASK, TILE_DATA) == 0;
#else
    return 1;
#endif
}

void attend_forward(const number* q, const number* k, const number* v, const std::int64_t* branch, number* out, float* logs, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    const std::int64_t width = heads * size, room = rounded(length, BLOCK), most = 2 * room + TILE;
    Buffer<number> keys(room * size), values(room * size), queries(STRETCH * size), shares(STRETCH * most);
    Buffer<float> scores(STRETCH * most), sums(STRETCH * size);
    const Tiles tiles;
    for (std::int64_t b = 0; b < batch; b++) {
        const Runs runs(branch + b * length, length);
        const std::vector<Stretch> all = stretches(branch + b * length, length);
        std::memset(out + (b * length + runs.used) * width, 0, (length - runs.used) * width * sizeof(number));
        for (std::int64_t head = 0; head < heads; head++) {
            const std::int64_t at = (b * heads + head) * length;
            pack_turned(k + at * size, size, length, room, size, keys);
            pack_pairs(v + at * size, size, length, room, size, values);
            for (const Stretch& s : all) {
                const std::int64_t first = rounded(s.shared, BLOCK), own = std::max(first, s.own / BLOCK * BLOCK), behind = std::max<std::int64_t>(0, rounded(s.end - own, BLOCK));
                const std::int64_t columns = first + behind, apart = columns + BLOCK;
                pack_rows(q + (at + s.start) * size, s.end - s.start, STRETCH, size, queries);
                multiply(STRETCH, first, size, queries, size, keys, BLOCK, BLOCK * size, scores, apart, false);
                multiply(STRETCH, behind, size, queries, size, keys + own * size, BLOCK, BLOCK * size, scores + first, apart, false);
                float by[STRETCH];
                for (std::int64_t row = s.start; row < s.end; row++) {
                    const std::int64_t r = row - s.start;
                    const Softened found = soften_row(scores + r * apart, shares + r * apart, columns, first, own, s.shared, runs.begin[row], row);
                    logs[at + row] = found.most + std::log(found.sum);
                    by[r] = 1 / found.sum;
                }
                multiply(STRETCH, size, first, shares, apart, values, size, 2 * BLOCK, sums, size, false);
                multiply(STRETCH, size, behind, shares + first, apart, values + own * size, size, 2 * BLOCK, sums, size, true);
                for (std::int64_t row = s.start; row < s.end; row++) narrow(sums + (row - s.start) * size, size, by[row - s.start], out + (b * length + row) * width + head * size);
            }
        }
    }
}

void attend_backward(const number* q, const number* k, const number* v, const std::int64_t* branch, const number* out, const float* logs, const number* dout, number* dq, number* dk, number* dv, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    const std::int64_t width = heads * size, room = rounded(length, CHUNK), panel = BLOCK * size;
    Buffer<number> turned_q(room * size), turned_d(room * size), paired_q(room * size), paired_d(room * size);
    Buffer<number> keys(CHUNK * size), values(CHUNK * size), turned_keys(CHUNK * size), packed(CHUNK * size), shares(CHUNK * CHUNK), dscores(CHUNK * CHUNK), pairs(CHUNK * CHUNK);
    Buffer<float> sums_q(room * size), sums_k(CHUNK * size), sums_v(CHUNK * size), scores(CHUNK * CHUNK), gradient(CHUNK * CHUNK), log(room), dots(room);
    const Tiles tiles;
    for (std::int64_t b = 0; b < batch; b++) {
        const Runs runs(branch + b * length, length);
        for (std::int64_t head = 0; head < heads; head++) {
            const std::int64_t at = (b * heads + head) * length, wide = b * length * width + head * size;
            pack_turned(q + at * size, size, length, room, size, turned_q);
            pack_turned(dout + wide, width, length, room, size, turned_d);
            pack_pairs(q + at * size, size, length, room, size, paired_q);
            pack_pairs(dout + wide, width, length, room, size, paired_d);
            std::memset(sums_q, 0, room * size * sizeof(float));
            for (number* each : {dq, dk, dv}) std::memset(each + (at + runs.used) * size, 0, (length - runs.used) * size * sizeof(number));
            for (std::int64_t row = 0; row < runs.used; row++) {
                const number *o = out + wide + row * width, *d = dout + wide + row * width;
                float dot = 0;
                for (std::int64_t i = 0; i < size; i++) dot += up(o[i]) * up(d[i]);
                dots[row] = dot;
                log[row] = logs[at + row] * OF_TWO;
            }
            for (std::int64_t place = 0; place < runs.used; place += CHUNK) {
                const std::int64_t count = std::min(CHUNK, runs.used - place), end = runs.end[place < runs.shared ? place : place + count - 1];
                pack_rows(k + (at + place) * size, count, CHUNK, size, keys);
                pack_rows(v + (at + place) * size, count, CHUNK, size, values);
                pack_turned(keys, size, CHUNK, CHUNK, size, packed);
                const number* pair = packed;
                for (std::int64_t j = 0; j < CHUNK; j += BLOCK) {
                    for (std::int64_t i = 0; i < size; i += 2, pair += 2 * BLOCK) {
                        number *even = turned_keys + i * CHUNK + j, *odd = even + CHUNK;
                        for (std::int64_t n = 0; n < BLOCK; n++) even[n] = pair[2 * n], odd[n] = pair[2 * n + 1];
                    }
                }
                for (std::int64_t row = place; row < end; row += CHUNK) {
                    multiply(CHUNK, CHUNK, size, keys, size, turned_q + row * size, BLOCK, panel, scores, CHUNK, false);
                    multiply(CHUNK, CHUNK, size, values, size, turned_d + row * size, BLOCK, panel, gradient, CHUNK, false);
                    soften_back(scores, gradient, log + row, dots + row, place, row, runs, shares, dscores, pairs);
                    multiply(CHUNK, size, CHUNK, shares, CHUNK, paired_d + row * size, size, 2 * BLOCK, sums_v, size, row > place);
                    multiply(CHUNK, size, CHUNK, dscores, CHUNK, paired_q + row * size, size, 2 * BLOCK, sums_k, size, row > place);
                    multiply(size, CHUNK, CHUNK, turned_keys, CHUNK, pairs, CHUNK, 2 * BLOCK, sums_q + row * size, CHUNK, true);
                }
                for (std::int64_t i = 0; i < count; i++) {
                    narrow(sums_k + i * size, size, 1, dk + (at + place + i) * size);
                    narrow(sums_v + i * size, size, 1, dv + (at + place + i) * size);
                }
            }
            // sums_q: [room / CHUNK][size][CHUNK].
            for (std::int64_t row = 0; row < runs.used; row += TILE) {
                for (std::int64_t i = 0; i < size; i += TILE) {
                    __m512i r[16];
                    for (int j = 0; j < TILE; j++) r[j] = _mm512_castps_si512(_mm512_load_ps(sums_q + row / CHUNK * CHUNK * size + (i + j) * CHUNK + row % CHUNK));
                    turn_over(r);
                    for (std::int64_t j = 0; j < std::min(TILE, runs.used - row); j++) {
                        _mm256_storeu_si256(reinterpret_cast<__m256i*>(dq + (at + row + j) * size + i), (__m256i)_mm512_cvtneps_pbh(_mm512_castsi512_ps(r[j])));
                    }
                }
            }
        }
    }
}
}
#endif
