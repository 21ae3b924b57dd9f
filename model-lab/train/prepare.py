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
# How a step is given up. The reason behind it can be worded in many ways: it is learned with less weight than what can only be one thing.
GIVEN_UP = '<tool_call>{"name":"step_failed","arguments":{"reason":"'
# The token of it in which it parts from a call is marked too: to do what must not be done is worse than to give up what could be.
NOT_LEARNED, LEARNED, WORDED, REFUSED = 0, 1, 2, 3
PARTS_AT = 1


def encode(example, tokenizer):
    """Ids, how each is learned, and which branch it belongs to (0 = what all share), with as many branches as fit."""
    ids = [tokenizer.ids[END]] + tokenizer.encode(example["prefix"])
    learned = [NOT_LEARNED] * len(ids)
    branch = [0] * len(ids)
    for number, pieces in enumerate(example["branches"], start=1):
        parts = [(tokenizer.encode(piece["text"]), piece) for piece in pieces]
        if len(ids) + sum(len(part) for part, _ in parts) > LONGEST:
            break
        for part, piece in parts:
            ids += part
            learned += marks(part, piece, tokenizer)
            branch += [number] * len(part)
    return ids, learned, branch


def marks(part, piece, tokenizer):
    """How each token of a piece is learned. The line break after <|im_end|> is never generated."""
    if not piece["learn"]:
        return [NOT_LEARNED] * len(part)
    if not piece["text"].startswith(GIVEN_UP):
        return [LEARNED] * (len(part) - 1) + [NOT_LEARNED]
    known = len(tokenizer.encode(GIVEN_UP))
    # Behind the reason come the end of the call and of the answer.
    worded = max(0, len(part) - 3 - known)
    found = [LEARNED] * known + [WORDED] * worded + [LEARNED] * (len(part) - 1 - known - worded) + [NOT_LEARNED]
    found[PARTS_AT] = REFUSED
    return found


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
    ids, learned, branch, starts, kinds, scenes = [], [], [], [0], [], []
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
        scenes.append(example["scene"])
    np.savez(options.out, ids=np.array(ids, np.uint16), learned=np.array(learned, np.uint8), branch=np.array(branch, np.uint8), starts=np.array(starts, np.int64), kinds=np.array(kinds), scenes=np.array(scenes))
    print(f"{options.out}: {len(kinds)} examples, {len(ids)} tokens, {sum(1 for mark in learned if mark)} learned, vocabulary {len(tokenizer.tokens)}", file=sys.stderr)


if __name__ == "__main__":
    main()
