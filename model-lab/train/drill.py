"""Exercises in pure copying: random tokens that come again, lists in which a key is looked up, and values that are asked for by their key. They have no meaning, cost little, and
teach what everything else rests on: to write what stands somewhere else."""
import numpy as np
import torch


class Drill:
    """Makes batches in the form that training takes."""

    def __init__(self, tokenizer, length=96):
        plain = [index for token, index in tokenizer.ids.items() if index >= tokenizer.first_plain]
        self.plain = np.array(plain)
        self.separators = [tokenizer.encode(text) for text in (": ", " ", '":"', "=", " to ", ", ")]
        self.ends = [tokenizer.encode(text) for text in (", ", "\n", ". ", " ", '","')]
        self.question, self.answer = tokenizer.encode(" the "), tokenizer.encode('":"')
        self.start = tokenizer.encode("<|endoftext|>")
        self.length = length

    def batch(self, random, budget):
        """ids, positions, branch, learned (all batch x length)."""
        rows = [self._row(random) for _ in range(max(1, budget // self.length))]
        ids = torch.from_numpy(np.array([row[0] for row in rows], np.int64))
        learned = torch.from_numpy(np.array([row[1] for row in rows], np.int64))
        positions = torch.arange(self.length).repeat(len(rows), 1) + torch.from_numpy(random.integers(0, 900, (len(rows), 1)))
        return ids, positions, torch.zeros_like(ids), learned

    def _row(self, random):
        ids, learned = list(self.start), [0]
        while len(ids) < self.length:
            part, mask = (self._again, self._lookup, self._fetch)[int(random.choice(3, p=(0.4, 0.3, 0.3)))](random)
            ids += part
            learned += mask
        return ids[:self.length], learned[:self.length]

    def _word(self, random, most):
        count = int(random.integers(1, most + 1))
        # One in three has few different tokens, as numbers and doubled syllables do: the token before does not say where one is.
        choice = random.choice(self.plain, int(random.integers(2, 6))) if random.random() < 0.33 else self.plain
        return random.choice(choice, count).tolist()

    def _again(self, random):
        word = self._word(random, 20)
        end = self.ends[int(random.integers(len(self.ends)))]
        once = [0] + [1] * (len(word) - 1) + [0] * len(end)
        return (word + end) * 3, [0] * len(once) + once * 2

    def _lookup(self, random):
        separator, end = self.separators[int(random.integers(len(self.separators)))], self.ends[int(random.integers(len(self.ends)))]
        pairs = [(self._word(random, 3), self._word(random, 7)) for _ in range(int(random.integers(2, 6)))]
        ids, learned = [], []
        for key, value in pairs:
            ids += key + separator + value + end
        learned = [0] * len(ids)
        for index in random.permutation(len(pairs))[:3]:
            key, value = pairs[index]
            ids += key + separator + value + end
            learned += [0] * (len(key) + len(separator)) + [1] * (len(value) + len(end))
        return ids, learned

    def _fetch(self, random):
        """A key is named, and its value is asked for later, after something else: as a step names a field of its event."""
        separator, end = self.separators[int(random.integers(len(self.separators)))], self.ends[int(random.integers(len(self.ends)))]
        pairs = [(self._word(random, 2), self._word(random, 4)) for _ in range(int(random.integers(1, 4)))]
        ids = []
        for key, value in pairs:
            ids += key + separator + value + end
        learned = [0] * len(ids)
        for index in random.permutation(len(pairs))[:2]:
            key, value = pairs[index]
            asked = self.question + key + self._word(random, 6) + self.answer
            ids += asked + value + end
            learned += [0] * len(asked) + [1] * (len(value) + len(end))
        return ids, learned
