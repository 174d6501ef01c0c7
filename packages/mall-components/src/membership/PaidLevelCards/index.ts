export { type PaidLevelCard, PaidLevelCards, type PaidLevelCardsProps } from "./PaidLevelCards.tsx";
