#pragma once
// The words are in the Swift module of the same name.
