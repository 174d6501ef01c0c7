/** The operator's pictures of the branding record (Spec §3: relative paths are prefixed with a picture domain). */
import type { Branding } from "@tradehall/api-client/models/branding";

const isWhole = (path: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path);

/** A relative path under the picture domain; without one, under the own origin. Whole addresses and `""` stay. */
export function pictureAddress(path: string, domain: string): string {
  if (path === "" || isWhole(path)) return path;
  return `${domain.replace(/(?<!\/)\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

const pictures = ["pcLogoImg", "pcLoginBgImg", "pcTitleImg", "pcQrcodeImg"] as const;

/** The record with every picture where it can be fetched. */
export const withPictureAddresses = (branding: Branding, domain: string): Branding => ({
  ...branding,
  ...Object.fromEntries(pictures.map((name) => [name, pictureAddress(branding[name], domain)])),
});

/** The origin that the page's policy must let pictures come from; undefined where that is the own one. */
export const pictureOrigin = (domain: string): string | undefined =>
  URL.canParse(domain) ? new URL(domain).origin : undefined;
