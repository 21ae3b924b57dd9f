"""Turns generated examples (JSON lines on standard input) into arrays for training.

    ... | python3 prepare.py --tokenizer tokenizer.json --out part-1.npz [--learn]
"""
import argparse
import json
import sys

import numpy as np

from tokenizer import END, Tokenizer, learn

# What does not fit is left out, step by step: the model is made for shorter prompts.
LONGEST = 1150


def encode(example, tokenizer):
    """Ids, whether each is learned, and which branch it belongs to (0 = what all share), with as many branches as fit."""
    ids = [tokenizer.ids[END]] + tokenizer.encode(example["prefix"])
    learned = [0] * len(ids)
    branch = [0] * len(ids)
    for number, pieces in enumerate(example["branches"], start=1):
        parts = [(tokenizer.encode(piece["text"]), piece["learn"]) for piece in pieces]
        if len(ids) + sum(len(part) for part, _ in parts) > LONGEST:
            break
        for part, learn in parts:
            ids += part
            # The line break after <|im_end|> is never generated.
            learned += [1 if learn else 0] * (len(part) - 1) + [0]
            branch += [number] * len(part)
    return ids, learned, branch


def main():
    """Reads, encodes, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--learn", action="store_true", help="learn the tokenizer from this part first")
    options = parser.parse_args()
    examples = [json.loads(line) for line in sys.stdin]
    if options.learn:
        sample = examples[:3000]
        learn([e["prefix"] + "".join(p["text"] for b in e["branches"] for p in b) for e in sample]).save(options.tokenizer)
    tokenizer = Tokenizer.load(options.tokenizer)
    ids, learned, branch, starts, kinds = [], [], [], [0], []
    for example in examples:
        one, mask, part = encode(example, tokenizer)
        fitting = part[-1]
        if fitting == 0:
            continue
        ids += one
        learned += mask
        branch += part
        starts.append(len(ids))
        kinds.append(" ".join(f"{example['language']}-{kind}" for kind in example["kinds"][:fitting]))
    np.savez(options.out, ids=np.array(ids, np.uint16), learned=np.array(learned, np.uint8), branch=np.array(branch, np.uint8), starts=np.array(starts, np.int64), kinds=np.array(kinds))
    print(f"{options.out}: {len(kinds)} examples, {len(ids)} tokens, {sum(learned)} learned, vocabulary {len(tokenizer.tokens)}", file=sys.stderr)


if __name__ == "__main__":
    main()
