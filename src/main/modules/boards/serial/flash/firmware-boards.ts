/** Boards that our firmware is built for. */
export const firmwareBoards = ['nucleo-f401re', 'nucleo-f411re'] as const;
