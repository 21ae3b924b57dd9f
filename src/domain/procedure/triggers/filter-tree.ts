interface Node<T> {
  readonly children: Map<string, Node<T>>;
  /** Of filters that end here. */
  readonly values: T[];
  /** Of filters that end here with `#`. */
  readonly rest: T[];
}

const emptyNode = <T>(): Node<T> => ({ children: new Map(), values: [], rest: [] });

/**
 * MQTT filters by their levels; finds those that a topic fits in the time of its levels, however many there
 * are. Agrees with `topicMatches`.
 */
export class FilterTree<T> {
  readonly #root = emptyNode<T>();

  add(filter: string, value: T): void {
    if (filter === '') return;
    const levels = filter.split('/');
    let node = this.#root;
    for (const [index, level] of levels.entries()) {
      if (level === '#' && index === levels.length - 1) {
        node.rest.push(value);
        return;
      }
      const child = node.children.get(level) ?? emptyNode<T>();
      node.children.set(level, child);
      node = child;
    }
    node.values.push(value);
  }

  matching(topic: string): readonly T[] {
    if (topic === '') return [];
    const levels = topic.split('/');
    const found: T[] = [];
    // Wildcards in the first level do not reach topics of the broker itself.
    const hidden = topic.startsWith('$');
    const visit = (node: Node<T>, depth: number): void => {
      if (!(hidden && depth === 0)) found.push(...node.rest);
      const level = levels[depth];
      if (level === undefined) {
        found.push(...node.values);
        return;
      }
      const same = node.children.get(level);
      if (same !== undefined) visit(same, depth + 1);
      const any = level === '+' || (hidden && depth === 0) ? undefined : node.children.get('+');
      if (any !== undefined) visit(any, depth + 1);
    };
    visit(this.#root, 0);
    return found;
  }
}
