// What lies between the products of matrices, in one pass over memory each: numbers are bfloat16 (float with -DSINGLE), sums are float.
// Compiled on first use by kernels.py. All arrays are dense and in row order.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#ifdef SINGLE
using number = float;

static inline float up(number value) { return value; }
static inline number down(float value) { return value; }
#else
using number = std::uint16_t;

static inline float up(number value) {
    const std::uint32_t bits = static_cast<std::uint32_t>(value) << 16;
    float result;
    std::memcpy(&result, &bits, sizeof result);
    return result;
}

static inline number down(float value) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<number>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
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

#ifdef SINGLE
// In float the scores of a stretch of rows stay in the cache and are made anew on the way back: kept, they would be most of the memory.
extern "C" {
void cblas_sgemm(int order, int turn_a, int turn_b, int m, int n, int k, float alpha, const float* a, int lda, const float* b, int ldb, float beta, float* c, int ldc);
}
namespace {
constexpr int ROWS = 101, AS_IT_IS = 111, TURNED = 112;
constexpr std::int64_t STRETCH = 96, PADDING = 99;

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

// a (rows x k) times b (columns x k) turned, into c (rows x columns), for both parts of the columns.
void scores_of(const Stretch& s, const float* a, const float* b, float* c, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, AS_IT_IS, TURNED, rows, s.shared, size, 1, a, size, b, size, 0, c, columns);
    cblas_sgemm(ROWS, AS_IT_IS, TURNED, rows, s.end - s.own, size, 1, a, size, b + s.own * size, size, 0, c + s.shared, columns);
}

// c (rows x size) = shares (rows x columns) times b (places x size).
void gathered(const Stretch& s, const float* shares, const float* b, float* c, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, AS_IT_IS, AS_IT_IS, rows, size, s.shared, 1, shares, columns, b, size, 0, c, size);
    cblas_sgemm(ROWS, AS_IT_IS, AS_IT_IS, rows, size, s.end - s.own, 1, shares + s.shared, columns, b + s.own * size, size, s.shared > 0 ? 1 : 0, c, size);
}

// c (places x size) += shares turned (columns x rows) times a (rows x size).
void scattered(const Stretch& s, const float* shares, const float* a, float* c, std::int64_t size) {
    const int rows = s.end - s.start, columns = s.columns();
    if (s.shared > 0) cblas_sgemm(ROWS, TURNED, AS_IT_IS, s.shared, size, rows, 1, shares, columns, a, size, 1, c, size);
    cblas_sgemm(ROWS, TURNED, AS_IT_IS, s.end - s.own, size, rows, 1, shares + s.shared, columns, a, size, 1, c + s.own * size, size);
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
// q, k, v, out: (batch, heads, length, size); logs (batch, heads, length): logarithm of the sum that each row was divided by. Rows of padding are left as they are.
void attend_forward(const float* q, const float* k, const float* v, const std::int64_t* branch, float* out, float* logs, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    std::vector<float> scores, open;
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (const Stretch& s : stretches(own, length)) {
            const std::int64_t columns = s.columns(), rows = s.end - s.start;
            scores.resize(rows * columns);
            mark_open(s, own, open);
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t at = (b * heads + head) * length;
                scores_of(s, q + (at + s.start) * size, k + at * size, scores.data(), size);
                for (std::int64_t r = 0; r < rows; r++) {
                    logs[at + s.start + r] = soften(scores.data() + r * columns, open.data() + r * columns, columns);
                }
                gathered(s, scores.data(), v + at * size, out + (at + s.start) * size, size);
            }
        }
    }
}

// dq is written, dk and dv (zeros at first) are added to.
void attend_backward(const float* q, const float* k, const float* v, const std::int64_t* branch, const float* out, const float* logs, const float* dout, float* dq, float* dk, float* dv, std::int64_t batch, std::int64_t heads, std::int64_t length, std::int64_t size) {
    std::vector<float> shares, gradient, open;
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (const Stretch& s : stretches(own, length)) {
            const std::int64_t columns = s.columns(), rows = s.end - s.start;
            shares.resize(rows * columns);
            gradient.resize(rows * columns);
            mark_open(s, own, open);
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t at = (b * heads + head) * length, first = (at + s.start) * size;
                scores_of(s, q + first, k + at * size, shares.data(), size);
                scores_of(s, dout + first, v + at * size, gradient.data(), size);
                for (std::int64_t r = 0; r < rows; r++) {
                    float* row = shares.data() + r * columns;
                    const float* may = open.data() + r * columns;
                    const float log = logs[at + s.start + r];
                    for (std::int64_t j = 0; j < columns; j++) row[j] = may[j] * quick_exp(row[j] - log);
                }
                scattered(s, shares.data(), dout + first, dv + at * size, size);
                for (std::int64_t r = 0; r < rows; r++) {
                    const float *row = shares.data() + r * columns, *o = out + first + r * size, *d = dout + first + r * size;
                    float* here = gradient.data() + r * columns;
                    float dot = 0;
                    for (std::int64_t i = 0; i < size; i++) dot += o[i] * d[i];
                    for (std::int64_t j = 0; j < columns; j++) here[j] = row[j] * (here[j] - dot);
                }
                gathered(s, gradient.data(), k + at * size, dq + first, size);
                scattered(s, gradient.data(), q + first, dk + at * size, size);
            }
        }
    }
}
}
#endif
