<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Holds the contracts that every page needs, listed under "ready" in package.json. The build adds them to this class, because
 * reading a file for each would take longer than everything else about settings.
 */
final class Schemas {
	/** @var array<string, array<string, mixed>> Schemas by name. */
	public const ALL = [];
}
