<?php
/**
 * Comprehensive privacy laws of US states, by state: each lets visitors opt out of the sale of their data and of targeted
 * advertising, instead of requiring that they opt in.
 *
 * law    Short name.
 * since  Day on which it took or takes effect.
 * gpc    Day since which a signal such as Global Privacy Control has to be honored as an opt-out, '' if the law requires none.
 * source The statute.
 *
 * As of November 2026, with the three laws that were enacted in that year. It is not legal advice: thresholds of revenue and of the
 * number of visitors decide whether a law applies to a site.
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing -- a table.

return [
	'CA' => [ 'law' => 'CCPA', 'since' => '2020-01-01', 'gpc' => '2023-01-01', 'source' => 'Cal. Civ. Code § 1798.100 et seq.; 11 CCR § 7025' ],
	'VA' => [ 'law' => 'VCDPA', 'since' => '2023-01-01', 'gpc' => '', 'source' => 'Va. Code § 59.1-575 et seq.' ],
	'CO' => [ 'law' => 'CPA', 'since' => '2023-07-01', 'gpc' => '2024-07-01', 'source' => 'Colo. Rev. Stat. § 6-1-1301 et seq.' ],
	'CT' => [ 'law' => 'CTDPA', 'since' => '2023-07-01', 'gpc' => '2025-01-01', 'source' => 'Conn. Gen. Stat. § 42-515 et seq.' ],
	'UT' => [ 'law' => 'UCPA', 'since' => '2023-12-31', 'gpc' => '', 'source' => 'Utah Code § 13-61-101 et seq.' ],
	'FL' => [ 'law' => 'FDBR', 'since' => '2024-07-01', 'gpc' => '', 'source' => 'Fla. Stat. § 501.701 et seq.' ],
	'TX' => [ 'law' => 'TDPSA', 'since' => '2024-07-01', 'gpc' => '2025-01-01', 'source' => 'Tex. Bus. & Com. Code § 541.001 et seq.' ],
	'OR' => [ 'law' => 'OCPA', 'since' => '2024-07-01', 'gpc' => '2026-01-01', 'source' => 'Or. Rev. Stat. § 646A.570 et seq.' ],
	'MT' => [ 'law' => 'MCDPA', 'since' => '2024-10-01', 'gpc' => '2025-01-01', 'source' => 'Mont. Code § 30-14-2801 et seq.' ],
	'DE' => [ 'law' => 'DPDPA', 'since' => '2025-01-01', 'gpc' => '2026-01-01', 'source' => 'Del. Code tit. 6, § 12D-101 et seq.' ],
	'IA' => [ 'law' => 'ICDPA', 'since' => '2025-01-01', 'gpc' => '', 'source' => 'Iowa Code § 715D.1 et seq.' ],
	'NE' => [ 'law' => 'NDPA', 'since' => '2025-01-01', 'gpc' => '2025-01-01', 'source' => 'Neb. Rev. Stat. § 87-1101 et seq.' ],
	'NH' => [ 'law' => 'NHPA', 'since' => '2025-01-01', 'gpc' => '2025-01-01', 'source' => 'N.H. Rev. Stat. § 507-H:1 et seq.' ],
	'NJ' => [ 'law' => 'NJDPA', 'since' => '2025-01-15', 'gpc' => '2025-07-15', 'source' => 'N.J. Stat. § 56:8-166.4 et seq.' ],
	'TN' => [ 'law' => 'TIPA', 'since' => '2025-07-01', 'gpc' => '', 'source' => 'Tenn. Code § 47-18-3301 et seq.' ],
	'MN' => [ 'law' => 'MCDPA', 'since' => '2025-07-31', 'gpc' => '2025-07-31', 'source' => 'Minn. Stat. § 325M.10 et seq.' ],
	'MD' => [ 'law' => 'MODPA', 'since' => '2025-10-01', 'gpc' => '2025-10-01', 'source' => 'Md. Code, Com. Law § 14-4701 et seq.' ],
	'IN' => [ 'law' => 'ICDPA', 'since' => '2026-01-01', 'gpc' => '', 'source' => 'Ind. Code § 24-15' ],
	'KY' => [ 'law' => 'KCDPA', 'since' => '2026-01-01', 'gpc' => '', 'source' => 'Ky. Rev. Stat. § 367.3611 et seq.' ],
	'RI' => [ 'law' => 'RIDTPPA', 'since' => '2026-01-01', 'gpc' => '', 'source' => 'R.I. Gen. Laws § 6-48.1' ],
	'OK' => [ 'law' => 'OCDPA', 'since' => '2027-01-01', 'gpc' => '', 'source' => 'Okla. Stat. tit. 75A, §§ 300–315 (SB 546, 2026)' ],
	'LA' => [ 'law' => 'LDPA', 'since' => '2027-01-01', 'gpc' => '2027-01-01', 'source' => 'La. Acts 2026, No. 502 (SB 386), La. R.S. 51:1780.1 et seq.' ],
	'AL' => [ 'law' => 'APDPA', 'since' => '2027-05-01', 'gpc' => '', 'source' => 'Ala. Acts 2026-552 (HB 351)' ],
];
