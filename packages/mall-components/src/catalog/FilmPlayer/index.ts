export { FilmPlayer, type FilmPlayerProps } from "./FilmPlayer.tsx";
export { LateFilmPlayer, preloadFilmPlayer } from "./LateFilmPlayer.tsx";
