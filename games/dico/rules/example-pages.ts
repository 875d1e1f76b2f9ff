// The pages of the example of the rules: those of ROTI and of TERMINUS in the book as it is now.

export const ROTI_PAGE = 522;
export const TERMINUS_PAGE = 577;
