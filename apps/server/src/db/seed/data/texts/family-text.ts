/** What is said of the goods of one kind, and of no other. */
export interface FamilyText {
  /** Parameter rows shown under 规格参数. */
  params: [string, string][];
  /** Selling points, a sentence each. */
  points: string[];
}
/** By the name of the third-level category. */
export type FamilyTexts = Readonly<Record<string, FamilyText>>;

/** Parameters as `材质=铬钒钢；硬度=HRC 42`, then the selling points. */
export const familyText = (params: string, ...points: string[]): FamilyText => ({
  params: params.split("；").map((row) => {
    const [key = "", ...value] = row.split("=");
    return [key, value.join("=")];
  }),
  points,
});
