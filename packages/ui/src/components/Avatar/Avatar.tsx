import { Picture } from "../Picture/Picture.tsx";
import * as css from "./Avatar.css.ts";

export interface AvatarProps {
  /** Whose it is; its first character is in place of a picture. */
  name: string;
  /** Address of the picture. Absent or empty: the character. */
  src?: string;
  /** Edge in px: `s` 32, `m` 48, `l` 72. Default `m`. */
  size?: "s" | "m" | "l";
}

const edges = { s: 32, m: 48, l: 72 } as const;

/** A person's picture, or the first character of their name; decoration beside the name. */
export function Avatar({ name, src, size = "m" }: AvatarProps) {
  const edge = edges[size];
  return (
    <span aria-hidden="true" className={css.avatar({ size })}>
      {src ? (
        <Picture alt="" height={edge} rounding="round" src={src} width={edge} />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  );
}
