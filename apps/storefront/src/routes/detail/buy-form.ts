/** Id of the form that buys; buttons far from it belong to it, too. */
export const buyForm = "buy";
