export { FilmPlayer } from "./FilmPlayer.tsx";
export type { FilmPlayerProps } from "./film-player-props.ts";
