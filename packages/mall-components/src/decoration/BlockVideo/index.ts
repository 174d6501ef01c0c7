export { BlockVideo, type BlockVideoProps } from "./BlockVideo.tsx";
