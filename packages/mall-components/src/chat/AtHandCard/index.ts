export { AtHandCard, type AtHandCardProps } from "./AtHandCard.tsx";
