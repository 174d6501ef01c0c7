const patterns = [
  /(?:^|[\s;}])(?:import|export)\s[^"'`;]*?from\s*["']([^"']+)["']/g,
  /(?:^|[\s;}])import\s*["']([^"']+)["']/g,
  /\bimport\(\s*["']([^"']+)["']\s*\)/g,
];

/** Every module name that a source text imports or exports from, in order and once each. */
export function importsOf(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
  const found = patterns.flatMap((pattern) =>
    [...withoutComments.matchAll(pattern)].map((match) => match[1] ?? ""),
  );
  return [...new Set(found)];
}
