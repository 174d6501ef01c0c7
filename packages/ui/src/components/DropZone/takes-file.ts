/** Whether a file is of the kinds of an `accept`: endings (`.csv`) and media types (`text/csv`, `image/*`). */
export const takesFile = (accept: string, { name, type }: Pick<File, "name" | "type">): boolean =>
  accept
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
      return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
    });
