export { ChatAside, type ChatAsideProps } from "./ChatAside.tsx";
