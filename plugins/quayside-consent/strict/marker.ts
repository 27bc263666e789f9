/** A part of every policy of strict mode (Policy.php), because the site may have other policies. */
export const POLICY_MARKER = "'unsafe-eval' data: blob:";
