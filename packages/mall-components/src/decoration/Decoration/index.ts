export { type BlockView, Decoration, type DecorationProps } from "./Decoration.tsx";
