/** How headings stand in SOP.md. */

export const headingPattern = /^##(?:\s|$)/u;
export const shownHeadingPattern = /^ *##(?:[ \t]|$)/u;
export const subheadingPattern = /^(?:#|#{3,6})\s+\S/u;
export const underlinePattern = /^(?:-+|=+)$/u;
export const notUnderlinedPattern = /^(?:#{1,6}(?:\s|$)|[-*+>|]|\d{1,9}[.)](?:\s|$))/u;
