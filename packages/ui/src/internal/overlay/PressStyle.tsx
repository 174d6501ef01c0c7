/** React Aria adds a style element of this id where none is, which policies without `unsafe-inline` refuse. */
export const PressStyle = () => <span hidden id="react-aria-pressable-style" />;
