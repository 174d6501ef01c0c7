import { textOf } from "./data/texts/index.ts";
import type { Plan } from "./plan.ts";

/** What a product is: its title says nothing that does not stand here. */
export interface Description {
  /** Selling unit. */
  unit: string;
  /** Specification dimension → values of this product. */
  specs: Record<string, string[]>;
  /** Parameters that are no dimension of its SKUs. */
  parameters: [string, string][];
  points: string[];
}

/** How many values of each dimension a product has: the first of a family all, later ones fewer. */
function countsOf({ family, nth, kind, sizes = 1 }: Plan, cycle: number): number[] {
  const counts = Object.values(family.specs).map((values) => values.length);
  if (kind === "points") return [sizes];
  if (cycle === 0 && nth >= 3) return [1];
  if (cycle > 0) return [Math.min(4, counts[0] ?? 1)];
  return counts.map((count, i) => Math.max(1, count - (nth === 0 ? 0 : i + nth - 1)));
}

function specsOf(plan: Plan, cycle: number): Record<string, string[]> {
  const entries = Object.entries(plan.facts.specs ?? plan.family.specs);
  return Object.fromEntries(
    countsOf(plan, cycle).map((count, i) => {
      const [name, values] = entries[i] ?? ["", []];
      const kept = values.slice(0, count);
      // Only repeated goods of a large catalogue may have fewer.
      if (cycle === 0 && kept.length < count)
        throw new Error(`${plan.name} has ${count - kept.length} values of ${name} too few.`);
      return [name, kept.length > 0 ? kept : ["标准"]];
    }),
  );
}

/** Puts what is known of the product in the place of what is known of its family. */
export function describe(plan: Plan, cycle: number): Description {
  const { facts, family } = plan;
  const text = textOf(family.name);
  const specs = specsOf(plan, cycle);
  const stated = new Map([...(facts.isStandalone ? [] : text.params), ...facts.params]);
  const unit = stated.get("计价单位") ?? family.unit;
  return {
    ...{ unit, specs },
    points: facts.points.length > 0 ? facts.points : text.points,
    // What the SKUs say is not said a second time.
    parameters: [...stated].filter(
      ([key, value]) => value !== "" && !value.startsWith("见规格") && key !== "计价单位" && !(key in specs),
    ),
  };
}
