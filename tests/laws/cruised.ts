import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";

interface Where {
  /** The workspace's root. */
  baseDir: string;
  /** Folders to look at. */
  folders: string[];
  /** Looks at nothing else, not even to follow an import. */
  alone?: boolean;
}

/** A line for each import against a rule. */
export async function brokenArrows(forbidden: IForbiddenRuleType[], where: Where): Promise<string[]> {
  const { output } = await cruise(where.folders, {
    baseDir: where.baseDir,
    validate: true,
    ruleSet: { forbidden },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/(?:build|dist|templates|storybook-static|\\.react-router|migrations)/|\\.gen\\." },
    ...(where.alone ? { includeOnly: { path: where.folders.map((folder) => `^${folder}/`) } } : {}),
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["types", "import", "default"] },
  });
  const { violations } = (output as ICruiseResult).summary;
  const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]));
  return violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
    return `${from} → ${way} (${rule.name}: ${comments.get(rule.name)}).`;
  });
}
