export { type Figure, FigureLinks, type FigureLinksProps } from "./FigureLinks.tsx";
