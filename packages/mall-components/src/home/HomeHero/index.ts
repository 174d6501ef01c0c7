export { HomeHero } from "./HomeHero.tsx";
export type { Banner, HeroMember, HomeHeroProps } from "./home-hero-props.ts";
