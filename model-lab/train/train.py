"""Trains the step runner: worker processes of one thread each share the weights.

    python3 train.py --parts '/tmp/model-training/part-*.npz' --dev /tmp/model-training/dev.npz --out /tmp/model-training/run --minutes 60

Every few minutes it writes `checkpoint.pt` (and `mean.pt`, the mean of the last few hundred steps), and goes on from it when started again. New parts are seen at once.
`--decay-from 0.6`: after 60 % of the time the learning rate falls to zero. Without it the rate stays, so that a later
run can go on.
"""
import argparse
import glob
import os
import time

# A worker has one core; OpenBLAS reads this when it is loaded, and would otherwise start as many threads as there are cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import torch
import torch.multiprocessing as processes
from torch.nn import functional

from drill import Drill
from network import Network, Shape
from optimizer import Optimizer
from prepare import WORDED
from tokenizer import Tokenizer

PROMPT_WEIGHT = 0.1
# What could be worded otherwise as well, the reason why a step is given up: with full weight it is a quarter of the loss.
WORDED_WEIGHT = 0.2
# Where a call and giving up part. With a weight of 1 the model gives up in 6 of 10 cases in which it has to and in 1 of 150 in which it must not; at even odds a person would rather be told.
REFUSED_WEIGHT = 3.0
# Share of the prompt's tokens that are asked for at all.
PROMPT_SHARE = 0.15
# How much of the present weights goes into their mean at a step: it looks back over some 400 of them.
MEAN_SHARE = 0.0025
# Positions go up to here: gaps are put into prompts, so that far positions are known without long examples.
FARTHEST = 1500


class Examples:
    """All examples of some parts, by length."""

    def __init__(self, pattern):
        self.files = sorted(glob.glob(pattern))
        self.parts = [np.load(file) for file in self.files]
        self.arrays = [(part["ids"], part["learned"], part["branch"]) for part in self.parts]
        self.spans = []
        for number, part in enumerate(self.parts):
            starts = part["starts"]
            self.spans += [(int(b - a), number, int(a), int(b)) for a, b in zip(starts, starts[1:])]
        self.spans.sort()

    def batch(self, random, budget, longest):
        """Examples of about the same length, padded, as tensors."""
        usable = int(np.searchsorted([span[0] for span in self.spans], longest, side="right")) if longest else len(self.spans)
        at = int(random.integers(0, usable))
        count = max(1, budget // self.spans[at][0])
        first = max(0, min(at - count // 2, usable - count))
        window = self.spans[max(0, first - 3 * count):first + 4 * count]
        window = [span for span in window if abs(span[0] - self.spans[at][0]) < 40] or [self.spans[at]]
        chosen = [window[int(index)] for index in random.permutation(len(window))[:count]]
        return self.tensors(chosen, random)

    def tensors(self, chosen, random=None):
        """ids, positions, branch, learned (all batch x length); padding has a branch of its own."""
        length = max(span[0] for span in chosen)
        ids, learned = np.zeros((len(chosen), length), np.int64), np.zeros((len(chosen), length), np.int64)
        branch, positions = np.full((len(chosen), length), 99, np.int64), np.zeros((len(chosen), length), np.int64)
        for row, (size, number, start, end) in enumerate(chosen):
            all_ids, all_learned, all_branch = self.arrays[number]
            ids[row, :size], learned[row, :size], branch[row, :size] = all_ids[start:end], all_learned[start:end], all_branch[start:end]
            positions[row, :size] = places_of(branch[row, :size], random)
        return torch.from_numpy(ids), torch.from_numpy(positions), torch.from_numpy(branch), torch.from_numpy(learned)


def places_of(branch, random):
    """Every branch goes on where the shared part ends; sometimes with a gap, as if the prompt were longer."""
    shared = int((branch == 0).sum())
    places = np.arange(len(branch))
    if random is not None and random.random() < 0.3:
        places[int(random.integers(1, max(2, shared))):shared] += int(random.integers(0, FARTHEST - 900))
    base = places[shared - 1] + 1
    for number in np.unique(branch[shared:]):
        where = np.flatnonzero(branch == number)
        places[where] = base + np.arange(len(where))
    return places


def targets(ids, branch, learned, random):
    """Which places are asked, what comes there, and how much each counts."""
    following, following_branch = ids[:, 1:], branch[:, 1:]
    same = (following_branch == branch[:, :-1]) & (branch[:, :-1] != 99)
    answers = same & (learned[:, 1:] > 0)
    prompt = same & (learned[:, 1:] == 0) & torch.from_numpy(random.random(following.shape) < PROMPT_SHARE)
    width = ids.shape[1]
    rows, columns = torch.nonzero(answers | prompt, as_tuple=True)
    weight = torch.tensor([PROMPT_WEIGHT, 1.0, WORDED_WEIGHT, REFUSED_WEIGHT])[learned[:, 1:][rows, columns]]
    return rows * width + columns, following[rows, columns], weight


@torch.no_grad()
def answers(network, examples, chosen):
    """Of each branch of some examples, which would be written right, word for word but for the reasons: (row, number, call, rest). `rest` is the closing sentence; None: there is none."""
    ids, positions, branch, learned = examples.tensors(chosen)
    width = ids.shape[1] - 1
    places = torch.nonzero(learned[:, 1:].flatten() > 0).flatten()
    rows, columns = places // width, places % width + 1
    right = (network(ids, positions, branch, rows * (width + 1) + columns - 1).argmax(-1) == ids[rows, columns]) | (learned[rows, columns] == WORDED)
    found = []
    for row in range(len(chosen)):
        for number in range(1, int(branch[row][branch[row] != 99].max()) + 1):
            at = torch.nonzero((rows == row) & (branch[rows, columns] == number)).flatten()
            cut = torch.nonzero(columns[at][1:] - columns[at][:-1] > 1).flatten()
            first = at[:int(cut[0]) + 1] if len(cut) else at
            found.append((row, number, bool(right[first].all()), bool(right[at[len(first):]].all()) if len(cut) else None))
    return found


def judge(network, examples, most=32):
    """Share of calls and of closing sentences that would be written right."""
    right = {"call en": [], "call ko": [], "last": []}
    for span, kinds in list(zip(examples.spans_in_order, examples.kinds))[:most]:
        for _, number, call, rest in answers(network, examples, [span]):
            right[f"call {kinds.split(' ')[number - 1][:2]}"].append(call)
            if rest is not None:
                right["last"].append(rest)
    return {name: f"{sum(hits)}/{len(hits)}" for name, hits in right.items()}


class Mean:
    """The mean of the weights over the last few hundred steps, `mean.pt`: better than the weights of any one moment as long as the rate is high."""

    def __init__(self, network, options):
        self.path = os.path.join(options.out, "mean.pt")
        self.shape = network.shape.as_dict()
        known = torch.load(self.path)["weights"] if os.path.exists(self.path) else network.state_dict()
        self.weights = {name: value.clone() for name, value in known.items()}

    @torch.no_grad()
    def take(self, network):
        """After every step of the first worker."""
        for name, value in network.state_dict().items():
            self.weights[name].lerp_(value, MEAN_SHARE)

    def save(self, counter):
        """In the form of a checkpoint."""
        torch.save({"shape": self.shape, "weights": self.weights, "tokens": int(counter[0])}, self.path + ".new")
        os.replace(self.path + ".new", self.path)


def work(worker, network, options, counter, started):
    """One worker's loop; the first one also judges and saves."""
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    random = np.random.default_rng([options.seed, worker, int(counter[0])])
    optimizer = Optimizer(network.named_parameters())
    state = os.path.join(options.out, f"optimizer-{worker}.pt")
    if os.path.exists(state):
        optimizer.load(torch.load(state))
    examples = Examples(options.parts)
    drill = Drill(Tokenizer.load(options.tokenizer))
    dev = Examples(options.dev)
    dev.spans_in_order = sorted(dev.spans, key=lambda span: span[2])
    dev.kinds = [str(kind) for kind in dev.parts[0]["kinds"]]
    mean = Mean(network, options) if worker == 0 else None
    saved, losses, copied, own = time.time(), [], [], 0
    while True:
        passed = (time.time() - started) / 60 / options.minutes
        if passed >= 1:
            break
        rate = min(1.0, (optimizer.steps + 1) / 40) * (1.0 if passed < options.decay_from else (1 - passed) / (1 - options.decay_from))
        drilled = random.random() < options.drill
        ids, positions, branch, learned = drill.batch(random, options.tokens) if drilled else examples.batch(random, options.tokens, options.longest)
        places, wanted, weight = targets(ids, branch, learned, random)
        each = functional.cross_entropy(network(ids, positions, branch, places), wanted, reduction="none")
        ((each * weight).sum() / weight.sum()).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step(rate * options.rate)
        if mean is not None:
            mean.take(network)
        counter[0] += ids.numel()
        (copied if drilled else losses).append(float(each[weight == 1].mean()))
        own += 1
        if worker == 0 and own % 25 == 0:
            print(f"{time.strftime('%H:%M:%S')} step {optimizer.steps} tokens {int(counter[0])} rate {rate:.2f} loss {np.mean(losses[-25:] or [0]):.3f} drill {np.mean(copied[-25:] or [0]):.3f}", flush=True)
        if time.time() - saved > options.save_every * 60:
            saved = time.time()
            torch.save(optimizer.state(), state)
            if worker == 0:
                save(network, options, counter)
                mean.save(counter)
                fresh = sorted(glob.glob(options.parts))
                if fresh != examples.files:
                    examples = Examples(options.parts)
                print(f"{time.strftime('%H:%M:%S')} dev {judge(network, dev)} examples {len(examples.spans)}", flush=True)
            elif sorted(glob.glob(options.parts)) != examples.files:
                examples = Examples(options.parts)
    torch.save(optimizer.state(), state)
    if worker == 0:
        save(network, options, counter)
        mean.save(counter)
        print(f"end: tokens {int(counter[0])} dev {judge(network, dev)}", flush=True)


def save(network, options, counter):
    """Writes the checkpoint so that it is whole at any time."""
    path = os.path.join(options.out, "checkpoint.pt")
    torch.save({"shape": network.shape.as_dict(), "weights": network.state_dict(), "tokens": int(counter[0])}, path + ".new")
    os.replace(path + ".new", path)


def main():
    """Starts the workers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--parts", required=True)
    parser.add_argument("--dev", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--decay-from", type=float, default=1.0)
    parser.add_argument("--tokens", type=int, default=3000, help="tokens of a batch of one worker")
    parser.add_argument("--longest", type=int, default=0, help="only examples up to this length")
    parser.add_argument("--drill", type=float, default=0.0, help="share of batches that are exercises in copying")
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save-every", type=float, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=192)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--heads", type=int, default=3)
    parser.add_argument("--hidden", type=int, default=512)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    torch.manual_seed(options.seed)
    path = os.path.join(options.out, "checkpoint.pt")
    counter = torch.zeros(1, dtype=torch.float64).share_memory_()
    if os.path.exists(path):
        checkpoint = torch.load(path)
        network = Network(Shape(**checkpoint["shape"]))
        network.load_state_dict(checkpoint["weights"])
        counter[0] = checkpoint["tokens"]
    else:
        network = Network(Shape(len(Tokenizer.load(options.tokenizer).tokens), options.width, options.layers, options.heads, options.hidden))
    network.share_memory()
    print(f"parameters {sum(p.numel() for p in network.parameters())}", flush=True)
    started = time.time()
    processes.spawn(work, args=(network, options, counter, started), nprocs=options.workers)


if __name__ == "__main__":
    main()
