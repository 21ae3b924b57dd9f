"""Asks a checkpoint about text that it has not read, and adds up for each scene how many calls it would write right, word for word but for the reasons.
The text maker lets a scene come the oftener the less of it is known (`make.ts --known`).

    python3 known.py --part fresh.npz --checkpoint run/mean.pt --known known.json

`known.json`: {"asked": steps, "right": steps} of each scene; it is made, or added to when it is there: what it says then counts half, for it is of an earlier model.
"""
import argparse
import json
import os

import numpy as np
import torch

from network import Network, Shape
from train import Examples, answers

TOKENS = 4000


def ask(network, examples, chosen):
    """Of each branch of some examples, given with their scenes: which scene it is of, and whether its call would come out right."""
    return [(chosen[row][1], call) for row, _, call, _ in answers(network, examples, [span for span, _ in chosen])]


def main():
    """Reads, asks, adds up, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--part", required=True)
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--known", required=True)
    parser.add_argument("--most", type=int, default=0, help="ask no more examples than this")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    checkpoint = torch.load(options.checkpoint)
    network = Network(Shape(**checkpoint["shape"]))
    network.load_state_dict(checkpoint["weights"])
    examples = Examples(options.part)
    scenes = {start: str(scene) for start, scene in zip(examples.parts[0]["starts"], examples.parts[0]["scenes"])}
    spans = [(span, scenes[span[2]]) for span in examples.spans if scenes[span[2]]]
    if options.most:
        kept = np.random.default_rng(1).permutation(len(spans))[:options.most]
        spans = [spans[index] for index in sorted(kept)]
    before = json.load(open(options.known)) if os.path.exists(options.known) else {}
    known = {scene: {count: value / 2 for count, value in counts.items()} for scene, counts in before.items()}
    at, asked_here, right_here = 0, 0, 0
    while at < len(spans):
        count = max(1, TOKENS // spans[min(len(spans) - 1, at + 4)][0][0])
        for scene, right in ask(network, examples, spans[at:at + count]):
            counts = known.setdefault(scene, {"asked": 0, "right": 0})
            counts["asked"] += 1
            counts["right"] += right
            asked_here += 1
            right_here += right
        at += count
    with open(options.known + ".new", "w") as file:
        json.dump(known, file)
    os.replace(options.known + ".new", options.known)
    print(f"{options.known}: {right_here} of {asked_here} right")


if __name__ == "__main__":
    main()
