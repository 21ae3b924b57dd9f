// What lies between the products of matrices, in one pass over memory each: numbers are bfloat16, sums are float.
// Compiled on first use by kernels.py. All arrays are dense and in row order.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

using half = std::uint16_t;

static inline float up(half value) {
    const std::uint32_t bits = static_cast<std::uint32_t>(value) << 16;
    float result;
    std::memcpy(&result, &bits, sizeof result);
    return result;
}

static inline half down(float value) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<half>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

// Turns neighbouring pairs of one head by their place, as llama.cpp does it; with `way` -1 back.
static inline void turn(const half* from, half* to, const float* cosine, const float* sine, std::int64_t pairs, float scale, float way) {
    for (std::int64_t p = 0; p < pairs; p++) {
        const float a = up(from[2 * p]) * scale, z = up(from[2 * p + 1]) * scale, s = sine[p] * way;
        to[2 * p] = down(a * cosine[p] - z * s);
        to[2 * p + 1] = down(a * s + z * cosine[p]);
    }
}

extern "C" {

// y = x / rms(x) * weight; `inverse` keeps 1 / rms of each row.
void norm_forward(const half* x, const float* weight, half* y, float* inverse, std::int64_t rows, std::int64_t width, float epsilon) {
    for (std::int64_t row = 0; row < rows; row++, x += width, y += width) {
        float sum = 0;
        for (std::int64_t i = 0; i < width; i++) sum += up(x[i]) * up(x[i]);
        const float scale = 1 / std::sqrt(sum / width + epsilon);
        inverse[row] = scale;
        for (std::int64_t i = 0; i < width; i++) y[i] = down(up(x[i]) * scale * weight[i]);
    }
}

void norm_backward(const half* x, const float* weight, const float* inverse, const half* dy, half* dx, float* dweight, std::int64_t rows, std::int64_t width) {
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
void gated_forward(const half* both, half* hidden, std::int64_t rows, std::int64_t width) {
    for (std::int64_t row = 0; row < rows; row++, both += 2 * width, hidden += width) {
        for (std::int64_t i = 0; i < width; i++) {
            const float gate = up(both[i]);
            hidden[i] = down(gate / (1 + std::exp(-gate)) * up(both[width + i]));
        }
    }
}

void gated_backward(const half* both, const half* dhidden, half* dboth, std::int64_t rows, std::int64_t width) {
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
void split_forward(const half* rows, const float* cosine, const float* sine, half* q, half* k, half* v, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale) {
    const std::int64_t width = heads * size, pairs = size / 2;
    for (std::int64_t b = 0; b < batch; b++) {
        for (std::int64_t place = 0; place < length; place++) {
            const half* row = rows + (b * length + place) * 3 * width;
            const float* c = cosine + (b * length + place) * pairs;
            const float* s = sine + (b * length + place) * pairs;
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t to = ((b * heads + head) * length + place) * size, from = head * size;
                turn(row + from, q + to, c, s, pairs, scale, 1);
                turn(row + width + from, k + to, c, s, pairs, 1, 1);
                std::memcpy(v + to, row + 2 * width + from, size * sizeof(half));
            }
        }
    }
}

void split_backward(const half* dq, const half* dk, const half* dv, const float* cosine, const float* sine, half* drows, std::int64_t batch, std::int64_t length, std::int64_t heads, std::int64_t size, float scale) {
    const std::int64_t width = heads * size, pairs = size / 2;
    for (std::int64_t b = 0; b < batch; b++) {
        for (std::int64_t place = 0; place < length; place++) {
            half* row = drows + (b * length + place) * 3 * width;
            const float* c = cosine + (b * length + place) * pairs;
            const float* s = sine + (b * length + place) * pairs;
            for (std::int64_t head = 0; head < heads; head++) {
                const std::int64_t from = ((b * heads + head) * length + place) * size, to = head * size;
                turn(dq + from, row + to, c, s, pairs, scale, -1);
                turn(dk + from, row + width + to, c, s, pairs, 1, -1);
                std::memcpy(row + 2 * width + to, dv + from, size * sizeof(half));
            }
        }
    }
}

// Scores (batch, head, rows, columns) become shares in place. Row r is place start + r; a place sees what is before it in the shared part
// (branch 0) and in its own branch.
void softmax_forward(half* scores, const std::int64_t* branch, std::int64_t batch, std::int64_t heads, std::int64_t rows, std::int64_t columns, std::int64_t length, std::int64_t start) {
    std::vector<float> open(columns), value(columns);
    for (std::int64_t b = 0; b < batch; b++) {
        const std::int64_t* own = branch + b * length;
        for (std::int64_t r = 0; r < rows; r++) {
            const std::int64_t seen = start + r + 1, mine = own[start + r];
            for (std::int64_t j = 0; j < seen; j++) open[j] = (own[j] == 0 || own[j] == mine) ? 1.0f : 0.0f;
            for (std::int64_t head = 0; head < heads; head++) {
                half* row = scores + ((b * heads + head) * rows + r) * columns;
                float most = -1e30f, sum = 0;
                for (std::int64_t j = 0; j < seen; j++) {
                    value[j] = up(row[j]);
                    const float here = open[j] > 0 ? value[j] : -1e30f;
                    most = here > most ? here : most;
                }
                for (std::int64_t j = 0; j < seen; j++) {
                    // Kept within what the quick exponential takes: beyond it every number goes a slow way.
                    const float above = value[j] - most;
                    value[j] = open[j] * std::exp(above < -80 ? -80 : above > 0 ? 0 : above);
                    sum += value[j];
                }
                const float share = 1 / sum;
                for (std::int64_t j = 0; j < seen; j++) row[j] = down(value[j] * share);
                std::memset(row + seen, 0, (columns - seen) * sizeof(half));
            }
        }
    }
}

// The gradient of shares becomes that of scores, in place.
void softmax_backward(const half* shares, half* gradient, std::int64_t rows, std::int64_t columns) {
    for (std::int64_t row = 0; row < rows; row++, shares += columns, gradient += columns) {
        float dot = 0;
        for (std::int64_t j = 0; j < columns; j++) dot += up(shares[j]) * up(gradient[j]);
        for (std::int64_t j = 0; j < columns; j++) gradient[j] = down(up(shares[j]) * (up(gradient[j]) - dot));
    }
}
}
