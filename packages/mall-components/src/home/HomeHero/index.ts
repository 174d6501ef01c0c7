export { type Banner, type HeroMember, HomeHero, type HomeHeroProps } from "./HomeHero.tsx";
