"""Turns generated examples (JSON lines on standard input) into arrays for training.

    ... | python3 prepare.py --tokenizer tokenizer.json --out part-1.npz [--learn]
"""
import argparse
import json
import sys

import numpy as np

from tokenizer import END, Tokenizer, learn

# Longer examples are left out: the model is made for shorter prompts.
LONGEST = 1150


def encode(example, tokenizer):
    """Ids, whether each is learned, and which branch it belongs to (0 = what all share)."""
    ids = [tokenizer.ids[END]] + tokenizer.encode(example["prefix"])
    learned = [0] * len(ids)
    branch = [0] * len(ids)
    for number, pieces in enumerate(example["branches"], start=1):
        for piece in pieces:
            part = tokenizer.encode(piece["text"])
            ids += part
            # The line break after <|im_end|> is never generated.
            learned += [1 if piece["learn"] else 0] * (len(part) - 1) + [0]
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
        if len(one) > LONGEST:
            continue
        ids += one
        learned += mask
        branch += part
        starts.append(len(ids))
        kinds.append(" ".join(f"{example['language']}-{kind}" for kind in example["kinds"]))
    np.savez(options.out, ids=np.array(ids, np.uint16), learned=np.array(learned, np.uint8), branch=np.array(branch, np.uint8), starts=np.array(starts, np.int64), kinds=np.array(kinds))
    print(f"{options.out}: {len(kinds)} examples, {len(ids)} tokens, {sum(learned)} learned, vocabulary {len(tokenizer.tokens)}", file=sys.stderr)


if __name__ == "__main__":
    main()
